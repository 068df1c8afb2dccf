import { expect, test } from 'vitest'
import { BudgetForm, emptyBudget } from './form-values.ts'

const piece = { title: 'Vaso em PETG', measures: 'base, Ø 66, altura 150', quantity: 20, unit: 5432 }
const first = (asked: typeof piece | (Omit<typeof piece, 'unit'> & { unit: null })) => {
  const values = emptyBudget('2026-11-23', { id: 3, name: 'Ana' }, undefined, asked)
  return { values, item: BudgetForm.shape.items.parse(values.items)[0] }
}

test('a piece that was asked for is the first line of a quote, with its unit price', () => {
  const { values, item } = first(piece)
  expect(values).toMatchObject({ client: 'Ana', project_name: 'Vaso em PETG' })
  expect(item).toMatchObject({
    description: 'Vaso em PETG: base, Ø 66, altura 150',
    quantity: 20,
    unit_price: 54.32,
    total: 1086.4,
  })
})

test('one without a price is a line to be priced', () => {
  expect(first({ ...piece, unit: null }).item).toMatchObject({ quantity: 20, unit_price: null, total: 0 })
})
