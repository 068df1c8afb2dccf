import { expect, test } from 'vitest'
import { bindFigures, bindWords } from './fixed-spaces.ts'

const shown = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['Custou R$ 48,00 e uma tarde', 'Custou R$_48,00 e uma tarde'],
  ['de 3,5 mm a 20 °C, 12 % e 2.500 mAh', 'de 3,5_mm a 20_°C, 12_% e 2.500_mAh'],
  ['com 12 horas, 3 metros e 5 A', 'com 12 horas, 3 metros e 5_A'],
  ['em 2026 Vitória', 'em 2026 Vitória'],
])('%s: a figure stays with its unit', (text, bound) => {
  expect(shown(bindFigures(text))).toBe(bound)
})

test.each([
  ['Traga o problema. A gente traz a impressora.', 'Traga o_problema. A_gente traz a_impressora.'],
  ['Peça única impressa em PETG reciclado, sem suporte.', 'Peça única impressa em PETG reciclado, sem suporte.'],
  ['Um ano com duas pilhas', 'Um ano com duas_pilhas'],
  ['Olá', 'Olá'],
  ['São Paulo', 'São Paulo'],
])('%s: no line ends in a word of one letter, none has a short last word alone', (text, bound) => {
  expect(shown(bindWords(text))).toBe(bound)
})
