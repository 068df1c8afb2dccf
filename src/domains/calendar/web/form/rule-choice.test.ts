import { describe, expect, it } from 'vitest'
import { toChoice, toRule } from './rule-choice.ts'

/** A Tuesday, the fourth of its month. */
const START = '2026-11-24'

describe('the repeat rule of the form', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYDAY=4TU',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=-1TU',
    'FREQ=YEARLY',
  ])('offers %s and writes it again', (rule) => {
    expect(toRule(toChoice(rule, START)!, START)).toBe(rule)
  })

  it('reads no rule as every day', () => {
    expect(toRule(toChoice('', START)!, START)).toBe('FREQ=DAILY')
  })

  it('keeps the weekday of a month that is not that of the start', () => {
    expect(toChoice('FREQ=MONTHLY;BYDAY=2WE', START)).toMatchObject({ monthly: 'other', other: { day: 'WE', nth: 2 } })
    expect(toRule(toChoice('FREQ=MONTHLY;BYDAY=2WE', START)!, START)).toBe('FREQ=MONTHLY;BYDAY=2WE')
  })

  it.each([
    'FREQ=MONTHLY;BYDAY=-2MO',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=MONTHLY;BYDAY=1MO,3MO',
    'FREQ=DAILY;BYDAY=MO',
  ])('leaves %s to the program that wrote it', (rule) => {
    expect(toChoice(rule, START)).toBeUndefined()
  })
})
