import { expect, test } from 'vitest'
import { offeredDays } from './due-words.ts'

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
