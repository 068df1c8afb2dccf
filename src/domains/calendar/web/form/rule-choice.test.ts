import { describe, expect, it } from 'vitest'
import { describeRule, toChoice, toRule } from './rule-choice.ts'

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
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29;BYSETPOS=-1',
    'FREQ=YEARLY',
    'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=-1',
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
    'FREQ=MONTHLY;BYMONTHDAY=-2',
    'FREQ=MONTHLY;BYMONTHDAY=27,28;BYSETPOS=-1',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYDAY=1MO,3MO',
    'FREQ=DAILY;BYDAY=MO',
  ])('leaves %s to the program that wrote it', (rule) => {
    expect(toChoice(rule, START)).toBeUndefined()
  })

  it.each([
    ['FREQ=DAILY', 'todo dia'],
    ['FREQ=DAILY;INTERVAL=15', 'a cada 15 dias'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', 'toda semana: segunda, quarta'],
    ['FREQ=WEEKLY;INTERVAL=2', 'a cada 2 semanas'],
    ['FREQ=MONTHLY', 'todo mês'],
    ['FREQ=MONTHLY;BYDAY=2FR', 'todo mês, na 2ª sexta-feira'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', 'todo ano, no último dia de fevereiro'],
    ['FREQ=YEARLY;INTERVAL=2', 'a cada 2 anos'],
    ['FREQ=MONTHLY;BYDAY=-2SA', 'todo mês, no penúltimo sábado'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'todo mês, no último dia útil (de segunda a sexta)'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=5', 'todo mês, no 5º dia útil (de segunda a sexta)'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'todo mês, no último dia'],
    ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=28,29,30;BYSETPOS=-1', 'a cada 2 meses, no dia 30 ou no último'],
    ['FREQ=MONTHLY;BYMONTHDAY=1', 'todo mês, no dia 1'],
    ['FREQ=YEARLY;BYWEEKNO=20', undefined],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', undefined],
  ])('says %s as %s', (rule, words) => {
    expect(describeRule(rule)).toBe(words)
  })
})
