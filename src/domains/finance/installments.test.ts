import { expect, test } from 'vitest'
import { MAX_DESCRIPTION } from './finance.ts'
import { inInstallments } from './installments.ts'

const PRINTER = { description: 'Impressora', amount: 100_001, due: '2027-01-31', category: 'Equipamento' }

test('one bill is left as it is', () => expect(inInstallments(PRINTER, 1)).toEqual([PRINTER]))

test('several come to the whole to the cent, one a month, on its last day where it has no other', () => {
  const bills = inInstallments(PRINTER, 3)
  expect(bills.map(({ description, amount, due }) => [description, amount, due])).toEqual([
    ['Impressora, parcela 1 de 3', 33_335, '2027-01-31'],
    ['Impressora, parcela 2 de 3', 33_333, '2027-02-28'],
    ['Impressora, parcela 3 de 3', 33_333, '2027-03-31'],
  ])
  expect(bills[2]).toMatchObject({ category: 'Equipamento' })
  for (let count = 1; count <= 60; count += 1)
    expect(inInstallments(PRINTER, count).reduce((sum, { amount }) => sum + amount, 0)).toBe(PRINTER.amount)
})

test('a name that is as long as it may be makes room for the number', () => {
  const [first] = inInstallments({ ...PRINTER, description: 'x'.repeat(MAX_DESCRIPTION) }, 12)
  expect(first!.description).toHaveLength(MAX_DESCRIPTION)
  expect(first!.description).toMatch(/x, parcela 1 de 12$/)
})
