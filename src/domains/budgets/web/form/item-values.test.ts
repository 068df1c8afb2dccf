import { expect, test } from 'vitest'
import { EMPTY_ITEM, groupHeads, type ItemValues, settleItems } from './item-values.ts'

const item = (fields: Partial<ItemValues>): ItemValues => ({ ...EMPTY_ITEM, ...fields })
const BOARD = item({ description: 'Placa', quantity: '2', unit_price: '50,00', total: '100,00', group: 'Peças' })

test('what is stored while one types has no line that nobody has written in, and a total in each', () => {
  expect(settleItems([EMPTY_ITEM, BOARD, item({ description: ' ', quantity: '3' })])).toEqual([BOARD])
  expect(settleItems([item({ description: 'Frete' })])).toEqual([item({ description: 'Frete', total: '0,00' })])
  // With a price the total follows from that.
  const priced = item({ description: 'Frete', unit_price: '5', quantity: '' })
  expect(settleItems([priced])).toEqual([priced])
})

test('above the first line of a group stand its name, its neighbours of that group, and what they come to', () => {
  const optional = { kind: 'optional' as const, name: '', chosen: false }
  const heads = groupHeads([
    BOARD,
    item({ description: 'Cabo', total: '9,90', group: 'Peças ' }),
    item({ description: 'Extra', total: '7,00', group: 'Peças', choice: optional }),
    item({ description: 'Frete', total: '30' }),
    item({ description: 'Mais', total: '1', group: 'Peças' }),
  ])
  expect(heads.map((head) => head && `${head.name} ${head.lines.length} ${head.sum}`)).toEqual([
    'Peças 3 R$\u00a0109,90',
    undefined,
    undefined,
    undefined,
    'Peças 1 R$\u00a01,00',
  ])
})
