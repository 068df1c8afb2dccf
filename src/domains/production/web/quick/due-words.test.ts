import { expect, test } from 'vitest'
import { offeredDays, readDay } from './due-words.ts'

test('the days offered are ahead, whatever day it is', () => {
  expect(offeredDays('2026-11-27').map(([, day]) => day)).toEqual([
    ...['2026-11-27', '2026-11-28', '2026-12-04', '2026-11-30'],
    null,
  ])
  expect(Object.fromEntries(offeredDays('2026-11-30'))).toMatchObject({
    Sexta: '2026-12-04',
    'Segunda que vem': '2026-12-07',
  })
})

test('a day of two names is offered once', () => {
  const namesOn = (today: string) => offeredDays(today).map(([name]) => name)
  expect(namesOn('2026-11-29')).toEqual(['Hoje', 'Amanhã', 'Sexta', 'Sem prazo'])
  expect(namesOn('2026-12-03')).toEqual(['Hoje', 'Amanhã', 'Segunda que vem', 'Sem prazo'])
})

test('a day is read as it is written', () => {
  for (const [typed, day] of [
    ['24/12', '2026-12-24'],
    ['1/2', '2027-02-01'],
    ['27.11', '2026-11-27'],
    ['29/2', undefined],
    ['24/12/2030', '2030-12-24'],
    ['+3', '2026-11-30'],
    ['31/11', undefined],
    ['amanhã', undefined],
    ['3', undefined],
  ])
    expect([typed, readDay(typed!, '2026-11-27')]).toEqual([typed, day])
})
