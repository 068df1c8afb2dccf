import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Slogan } from './slogan.tsx'

const html = (text: string) => renderToStaticMarkup(createElement(Slogan, { text })).replaceAll('\u00a0', ' ')

test('a slogan is not broken within its weekday, and its text is the same', () => {
  expect(html('Boa segunda-feira.')).toBe('<h1>Boa <span class="nowrap">segunda-feira.</span></h1>')
  expect(html('Terça-feira é dia de solda')).toBe('<h1><span class="nowrap">Terça-feira</span> é dia de solda</h1>')
  expect(html('Bom sábado, pós-prova de novo')).toBe('<h1>Bom sábado, pós-prova de novo</h1>')
})
