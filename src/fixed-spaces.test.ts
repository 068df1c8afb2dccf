import { expect, test } from 'vitest'
import { bindWords } from './fixed-spaces.ts'

const shown = (text: string) => text.replaceAll('\u00a0', '_')

test.each([
  ['Custou R$ 48,00 de manhã cedinho', 'Custou R$_48,00 de manhã cedinho'],
  ['de 3,5 mm até 20 °C, 12 %, 2.500 mAh', 'de 3,5_mm até 20_°C, 12_%, 2.500_mAh'],
  ['com 12 horas, 5 A, 3 metrôs mais compridos', 'com 12 horas, 5_A, 3 metrôs mais compridos'],
  ['em 2026 Vitória', 'em 2026 Vitória'],
])('%s: a figure stays with its unit', (text, bound) => {
  expect(shown(bindWords(text))).toBe(bound)
})

test.each([
  ['Traga o problema. A gente traz a impressora.', 'Traga o_problema. A_gente traz a_impressora.'],
  ['Peça única impressa em PETG reciclado, sem suporte.', 'Peça única impressa em PETG reciclado, sem suporte.'],
  ['Um ano com duas pilhas', 'Um ano com duas_pilhas'],
  ['Medir duas vezes, imprimir uma.', 'Medir duas vezes, imprimir uma.'],
  ['Olá', 'Olá'],
  ['São Paulo', 'São Paulo'],
])('%s: no line ends in a word of one letter, none has a short last word alone', (text, bound) => {
  expect(shown(bindWords(text))).toBe(bound)
})
