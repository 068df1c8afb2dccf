import { expect, test } from 'vitest'
import { cardProblems } from './card.ts'

const CARD = { number: '4242 4242 4242 4242', expiry: '11/26', cvv: '123' }
const problemsOf = (changed: Partial<typeof CARD>) => Object.keys(cardProblems({ ...CARD, ...changed }, '2026-11-22'))

test('a card as people and browsers write it', () => {
  for (const changed of [
    {},
    { number: '4242424242424242' },
    { number: '4242-4242-4242-4242' },
    { expiry: '11/2026' },
    { expiry: '01 / 27' },
    { expiry: '1230' },
    { cvv: '1234' },
  ])
    expect(problemsOf(changed), JSON.stringify(changed)).toEqual([])
})

test('what is wrong is said of its field', () => {
  for (const number of ['', '4242 4242 4242 4241', '4242', '4242 4242 4242 424x'])
    expect(problemsOf({ number }), number).toEqual(['number'])
  for (const expiry of ['', '13/30', '00/30', '1/30', '10/26', '11/2'])
    expect(problemsOf({ expiry }), expiry).toEqual(['expiry'])
  for (const cvv of ['', '12', '12345', '12a']) expect(problemsOf({ cvv }), cvv).toEqual(['cvv'])
})
