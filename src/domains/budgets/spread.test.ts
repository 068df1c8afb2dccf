import { describe, expect, test } from 'vitest'
import { spreadDifference } from './spread.ts'

const open = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ id: index + 11, number: index + 1, part: 1, amount }))
const spread = (amounts: number[], amount: number, id = 11) => {
  const { amounts: made, problem } = spreadDifference(open(...amounts), { id, amount })
  return made ? open(...amounts).map(({ id }) => made.get(id)) : problem
}

describe('the others take what one parcela has more or less', () => {
  test.each([
    [[500, 500], 400, [400, 600]],
    [[500, 300, 100], 600, [600, 225, 75]],
    [[500, 300, 100], 500, [500, 300, 100]],
    // What rounding leaves goes to the first of the others.
    [[100, 100, 100, 100], 101, [101, 99, 100, 100]],
    [[100, 1, 1, 1], 98, [98, 1, 2, 2]],
    [[1, 1_000_000_000_000_00, 1_000_000_000_000_01], 2, [2, 1_000_000_000_000_00, 1_000_000_000_000_00]],
  ])('%j, the first becoming %s, are %j', (amounts, amount, made) => expect(spread(amounts, amount)).toEqual(made))

  test('none other, and only the day changes', () => expect(spread([500], 500)).toEqual([500]))

  test('whatever they are, the sum stays and none is nothing', () => {
    let seed = 7
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return 1 + (seed % most)
    }
    let refused = 0
    for (let turn = 0; turn < 2_000; turn++) {
      const amounts = Array.from({ length: random(12) }, () => random(turn % 2 ? 20 : 9_999_999))
      const sum = amounts.reduce((total, one) => total + one, 0)
      const changed = 10 + random(amounts.length)
      const made = spread(amounts, random(sum), changed)
      if (typeof made === 'string') refused += 1
      else {
        expect(made!.reduce((total, one) => total! + one!, 0)).toBe(sum)
        expect(Math.min(...(made as number[]))).toBeGreaterThan(0)
      }
    }
    expect(refused).toBeLessThan(1_500)
  })
})

describe('it is said why not, and by how much', () => {
  test.each([
    [[500], 400, 'Não há outra parcela aberta que receba a diferença de R$\u00a01,00.'],
    [
      [500, 300],
      800,
      'As outras parcelas abertas somam R$\u00a03,00, e a diferença é de R$\u00a03,00: passa em R$\u00a00,01 do que deixa ao menos um centavo em cada uma.',
    ],
    [
      [500, 300, 200],
      1_200,
      'As outras parcelas abertas somam R$\u00a05,00, e a diferença é de R$\u00a07,00: passa em R$\u00a02,02 do que deixa ao menos um centavo em cada uma.',
    ],
    [[500, 300, 1], 700, 'Parcela 3 ficaria sem valor: receberia R$\u00a00,00.'],
  ])('%j, the first becoming %s', (amounts, amount, problem) => expect(spread(amounts, amount)).toBe(problem))
})
