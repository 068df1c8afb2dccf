import { expect, test } from 'vitest'
import { hyphenated } from './hyphenated.ts'

test.each([
  ['Planejamento', 'Pla-ne-ja-men-to'],
  ['Conferência internacional', 'Con-fe-rên-cia in-ter-na-cio-nal'],
  ['Desenvolvimento', 'De-sen-vol-vi-men-to'],
  ['transportadora', 'trans-por-ta-do-ra'],
  ['orçamentário', 'or-ça-men-tá-rio'],
  ['microcontrolador', 'mi-cro-con-tro-la-dor'],
  ['enquadramento', 'en-qua-dra-men-to'],
  ['trabalhador', 'tra-ba-lha-dor'],
  ['adequadamente', 'ade-qua-da-men-te'],
  ['REORGANIZAÇÃO', 'REOR-GA-NI-ZA-ÇÃO'],
])('%s is parted as %s', (text, parted) => {
  expect(hyphenated(text).replaceAll('\u00ad', '-')).toBe(parted)
})

test('short words, numbers and addresses without long words stay as they are', () => {
  for (const text of ['Reunião com Ana', '2026-11-30', '', 'https://a.br/x', '日本語'])
    expect(hyphenated(text)).toBe(text)
})
