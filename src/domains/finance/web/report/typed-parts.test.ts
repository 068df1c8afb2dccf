import { expect, test } from 'vitest'
import { addPart, withRest } from './typed-parts.ts'

const part = (amount: string, category = 'Material') => ({ category, project_id: null, amount })

test('an entry is split into what it is of and the other, and a further part begins with what is left', () => {
  const whole = { category: 'Material', project_id: 7 }
  expect(addPart([], whole, 64_230)).toEqual([
    { ...whole, amount: '642,30' },
    { category: '', project_id: null, amount: '' },
  ])
  expect(addPart([part('412,30'), part('100,00')], whole, 64_230).at(-1)?.amount).toBe('130,00')
  expect(addPart([part('642,30'), part('1')], whole, 64_230).at(-1)?.amount).toBe('')
})

test('the last part takes what is left beside one that was typed, and nothing is bent where nothing is left', () => {
  expect(withRest([part('412,30'), part('')], 0, 64_230)?.at(-1)?.amount).toBe('230,00')
  expect(withRest([part('0,10'), part('0,20'), part('9')], 1, 31)?.at(-1)?.amount).toBe('0,01')
  for (const [parts, typed] of [
    [[part('642,30'), part('')], 0],
    [[part('700'), part('5')], 0],
    [[part('x'), part('5')], 0],
    [[part('412,30'), part('230,00')], 0],
    [[part('412,30'), part('5')], 1],
  ] as const)
    expect(withRest(parts, typed, 64_230)).toBeUndefined()
})
