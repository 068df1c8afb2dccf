import { expect, test } from 'vitest'
import { catalogItemOf, fillLine } from './catalog-line.ts'
import { EMPTY_ITEM } from './item-values.ts'

const HOUR = { id: 1, name: 'Hora técnica', text: 'Análise e testes.', unit: 'h', price: 165.5 }

test('an item of the catalogue fills a line, whose total follows from its quantity', () => {
  expect(fillLine({ ...EMPTY_ITEM, description: 'hor', quantity: '2,5', discount: '10%', total: '9' }, HOUR)).toEqual({
    ...{ description: 'Hora técnica\nAnálise e testes.', quantity: '2,5', unit: 'h', unit_price: '165,50' },
    ...{ discount: '', total: '413,75' },
  })
  expect(fillLine({ ...EMPTY_ITEM, quantity: '' }, { ...HOUR, text: '' })).toMatchObject({
    ...{ description: 'Hora técnica', quantity: '1', total: '165,50' },
  })
  expect(fillLine({ ...EMPTY_ITEM, quantity: 'x' }, HOUR)).toMatchObject({ unit_price: '165,50', total: '' })
})

test('a line becomes an item: its first line is the name, and without a unit price its total is the price', () => {
  const line = { ...EMPTY_ITEM, description: ' Hora técnica \n\nAnálise.', unit: ' h ', unit_price: '1.165,50' }
  expect(catalogItemOf(line)).toEqual({ name: 'Hora técnica', text: 'Análise.', unit: 'h', price: 1165.5 })
  expect(catalogItemOf({ ...line, unit_price: '', total: '30' })).toMatchObject({ price: 30 })
  for (const lacking of [{ description: ' \n' }, { unit_price: '' }, { unit_price: '0' }, { unit_price: 'x' }])
    expect(catalogItemOf({ ...line, ...lacking })).toBeUndefined()
  const long = 'a'.repeat(250)
  expect(catalogItemOf({ ...line, description: long })).toMatchObject({ name: 'a'.repeat(200), text: long })
})
