import { expect, test } from 'vitest'
import { shortChange } from './changes.ts'

const LONG = 'Catraca\nBraços que caem na falta de energia, tampa em ASA'
const items = [{ description: LONG, quantity: 2, total: 200 }]

test.each([
  ['3 un, R$ 3,00, em “A”: x, y', '2 un, R$ 2,00, em “A”: x, y', '3 un, R$ 3,00', '2 un, R$ 2,00'],
  ['1 un., R$ 3,00, em “A”', '1 un., R$ 3,00, em “B”', '1 un., R$ 3,00, em “A”', '1 un., R$ 3,00, em “B”'],
  ['1 un., R$ 1,00', '1 un., R$ 1,00, Cor: fora do total', '1 un., R$ 1,00', '1 un., R$ 1,00, Cor: fora do total'],
  ['', `2 un., R$ 2,00: ${LONG}`, '', '2 un., R$ 2,00'],
  ['2 un., R$ 2,00', '', '2 un., R$ 2,00', ''],
])('%j to %j says %j to %j', (before, after, short, now) => {
  expect(shortChange({ label: 'Item: Catraca', before, after }, items)).toEqual({
    ...{ label: 'Item: Catraca', before: short, after: now },
  })
})

test('what is no item says all it says', () => {
  const change = { label: 'Pagamento', before: 'a, c', after: 'b, c' }
  expect(shortChange(change, items)).toEqual(change)
})
