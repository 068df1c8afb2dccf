import { expect, test } from 'vitest'
import { strengthOf } from './password.ts'

test.each([
  ['', 'short'],
  ['curta', 'short'],
  ['aaaaaaaaaaaaaaa', 'weak'],
  ['senha12345', 'weak'],
  ['marinareis', 'weak'],
  ['qwertyuiop', 'weak'],
  ['girassol-na-mesa', 'strong'],
  ['trenzumbido', 'good'],
  ['K7#mq2!xVp', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(strengthOf(password, ['Marina Reis', 'marina.reis@exemplo.com.br'])).toBe(strength)
})
