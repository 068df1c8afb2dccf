import { describe, expect, test } from 'vitest'
import { EMPTY_ITEM, ItemForm, type ItemValues, quantityOf, typedTotal, wrongIn } from './item-values.ts'
import { beginLine, findRest, typeInLine } from './line-typing.ts'

type Keys = [Parameters<typeof typeInLine>[2], string]

/** What a line has after this was typed, key by key as people do. */
function type(item: ItemValues, ...typed: Keys[]) {
  let [now, line] = [item, beginLine(item)]
  for (const [field, text] of typed)
    for (let length = text === '' ? 0 : 1; length <= text.length; length++) {
      const next = typeInLine(now, line, field, text.slice(0, length))
      now = { ...now, ...next.change }
      line = next.line
    }
  const { quantity, unit_price, total } = now
  return { figures: [quantity, unit_price, total], computed: line.computed, rest: findRest(now, line), item: now }
}
const empty = (...typed: Keys[]) => type(EMPTY_ITEM, ...typed)
const stored = { ...EMPTY_ITEM, quantity: '6', unit_price: '450,00', total: '2.700,00' }

describe('any two figures give the third', () => {
  test.each<[Keys[], string[], string | undefined]>([
    [
      [
        ['quantity', '6'],
        ['unit_price', '450'],
      ],
      ['6', '450', '2.700,00'],
      'total',
    ],
    [
      [
        ['unit_price', '450'],
        ['quantity', '6'],
      ],
      ['6', '450', '2.700,00'],
      'total',
    ],
    [
      [
        ['quantity', '6'],
        ['total', '450'],
      ],
      ['6', '75,00', '450'],
      'unit_price',
    ],
    [
      [
        ['unit_price', '450'],
        ['total', '2700'],
      ],
      ['6', '450', '2700'],
      'quantity',
    ],
    [
      [
        ['total', '2700'],
        ['unit_price', '450'],
      ],
      ['6', '450', '2700'],
      'quantity',
    ],
    [[['unit_price', '450']], ['1', '450', '450,00'], 'total'],
    [
      [
        ['quantity', '2,5'],
        ['unit_price', '165'],
      ],
      ['2,5', '165', '412,50'],
      'total',
    ],
    // The total alone is a line as it always was.
    [[['total', '450']], ['1', '', '450'], undefined],
    [[['quantity', '6']], ['6', '', ''], undefined],
    // What was typed last stays, and of the two others what was typed before.
    [
      [
        ['quantity', '6'],
        ['total', '450'],
        ['quantity', '3'],
      ],
      ['3', '150,00', '450'],
      'unit_price',
    ],
    [
      [
        ['quantity', '6'],
        ['unit_price', '450'],
        ['total', '3000'],
      ],
      ['6', '500,00', '3000'],
      'unit_price',
    ],
    [
      [
        ['unit_price', '1'],
        ['unit_price', ''],
        ['total', '70'],
      ],
      ['1', '', '70'],
      undefined,
    ],
  ])('%j', (typed, figures, computed) => expect(empty(...typed)).toMatchObject({ figures, computed }))

  test('a stored line goes on from its quantity and its price', () => {
    expect(type(stored, ['quantity', '2'])).toMatchObject({ figures: ['2', '450,00', '900,00'], computed: 'total' })
    expect(type(stored, ['total', '900'])).toMatchObject({ figures: ['6', '150,00', '900'], computed: 'unit_price' })
    const plain = { ...EMPTY_ITEM, quantity: '6', total: '450,00' }
    expect(type(plain, ['total', '500'])).toMatchObject({ figures: ['6', '', '500'], computed: undefined })
    expect(type(plain, ['unit_price', '450'])).toMatchObject({ figures: ['6', '450', '2.700,00'] })
  })
})

test('a total that does not divide says both sums, and the line comes to the right one', () => {
  const { figures, rest, item } = empty(['quantity', '3'], ['total', '100'])
  expect(figures).toEqual(['3', '33,33', '100'])
  expect(rest).toEqual({ asked: 10_000, total: 9_999 })
  expect(ItemForm.parse(item)).toMatchObject({ quantity: 3, unit_price: 33.33, total: 99.99 })
  expect(empty(['quantity', '3'], ['total', '99']).rest).toBeUndefined()
})

test('a discount is taken off, and the price makes up for it where the total is typed', () => {
  const { item, figures } = type(stored, ['discount', '10%'])
  expect(figures).toEqual(['6', '450,00', '2.430,00'])
  expect(type(item, ['total', '2700'])).toMatchObject({ figures: ['6', '500,00', '2700'], rest: undefined })
  expect(type(stored, ['discount', '50'], ['unit_price', '100'])).toMatchObject({ figures: ['6', '100', '550,00'] })
  expect(type({ ...stored, discount: '100%' }, ['total', '5'])).toMatchObject({ rest: { asked: 500, total: 0 } })
})

test('a draft of before unit prices is a line with its total alone', () => {
  const old = { description: 'Placa', quantity: '3', total: '100' }
  expect(typedTotal(old)).toBe(10_000)
  expect(ItemForm.parse(old)).toEqual({
    ...old,
    group: '',
    choice: null,
    quantity: 3,
    total: 100,
    unit: '',
    unit_price: null,
    discount: null,
  })
})

test.each([
  ['10', 10],
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['0.001', 0.001],
  ['1,2345', 1.2345],
  ['1.20', 1.2],
  ['-1', Number.NaN],
  ['1e3', Number.NaN],
  ['NaN', Number.NaN],
  ['', Number.NaN],
  ['1.2.3', Number.NaN],
  [',5', Number.NaN],
])('%j is the quantity %s', (typed, quantity) => expect(quantityOf(typed)).toBe(quantity))

test.each([
  [{ quantity: '0' }, 'quantity', 'Use uma quantidade acima de 0.'],
  [{ quantity: '1,2345' }, 'quantity', 'Use no máximo três casas decimais.'],
  [{ quantity: 'dois' }, 'quantity', 'Use um número: 3 ou 2,5.'],
  [{ quantity: '2,5', unit_price: '', total: '9' }, 'quantity', 'Use um número inteiro, ou dê o preço da unidade.'],
  [{ unit_price: 'x' }, 'unit_price', 'Use reais e centavos: 49,99.'],
  [{ unit_price: '-1' }, 'unit_price', 'O menor valor é 0: tire o sinal de menos.'],
  [{ discount: '3000' }, 'discount', 'O desconto passa da linha, que dá R$\u00a02.700,00.'],
  [{ discount: '101%' }, 'discount.percent', 'O maior valor é 100.'],
  [{ discount: 'x%' }, 'discount.percent', 'Use um percentual ou reais: 5% ou 49,99.'],
  [{ discount: '-5' }, 'discount.amount', 'O menor valor é 0: tire o sinal de menos.'],
  [{ discount: '5', unit_price: '' }, 'discount', 'O desconto da linha precisa do preço da unidade.'],
])('%j is refused at %s', (wrong, path, message) => {
  const { error } = ItemForm.safeParse({ ...stored, ...wrong })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]])
})

test('of a line that is still being typed only what is wrong for sure is said of a figure', () => {
  const wrong = (figure: 'quantity' | 'discount', change: Partial<ItemValues>) =>
    wrongIn({ ...EMPTY_ITEM, ...change }, figure)
  expect(wrong('quantity', { quantity: '-3' })).toBe('Use uma quantidade acima de 0.')
  expect(wrong('quantity', { quantity: '−3', unit_price: '10' })).toBe('Use uma quantidade acima de 0.')
  expect(wrong('quantity', { quantity: 'dois' })).toBe('Use um número: 3 ou 2,5.')
  expect(wrong('quantity', { quantity: '2,5' })).toBeUndefined()
  expect(wrong('discount', { discount: '150%', unit_price: '10' })).toBe('O maior valor é 100.')
  expect(wrong('discount', { discount: '20', unit_price: '10' })).toMatch(/^O desconto passa da linha/)
  expect(wrong('discount', { discount: '5%' })).toBeUndefined()
})
