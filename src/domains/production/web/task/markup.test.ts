import { expect, test } from 'vitest'
import { hasMarkup } from './markup.ts'

test.each([
  ['Só uma frase, com (parênteses) e 10% a menos.', false],
  ['Duas linhas\n\ne outra: 2 x 3', false],
  ['Faltam **duas**', true],
  ['- uma\n- outra', true],
  ['1. uma', true],
  ['Ver https://exemplo.com.br', true],
  ['# Título', true],
  ['`código`', true],
  ['Um [link](/a)', true],
  ['', false],
])('%s', (text, marked) => {
  expect(hasMarkup(text)).toBe(marked)
})
