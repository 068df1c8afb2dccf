import { expect, test } from 'vitest'
import { parseMinutes } from '#durations.ts'
import { hoursText, readCell, splitByDay, toHours } from './hours.ts'

test('what is typed into a cell is minutes, or why not; a day to come takes no more than it has', () => {
  const [today, ahead] = [
    { day: '2026-11-24', minutes: 60 },
    { day: '2026-11-25', minutes: 60 },
  ]
  const read = (typed: string, cell = today) => readCell(typed, cell, '2026-11-24')
  expect(['8', '', '90m', ' '].map((typed) => read(typed))).toEqual([480, 0, 90, 0])
  expect(read('90')).toBe('90 são 90:00 horas, e um dia tem 24. Minutos levam um m: 90m.')
  expect(read('logo')).toBe('Escreva 1:30, 1,5 (horas) ou 90m (minutos).')
  expect(['0:30', '1', ''].map((typed) => read(typed, ahead))).toEqual([30, 60, 0])
  expect(read('1:01', ahead)).toBe('25/11 ainda não chegou: aqui fica o que já foi feito.')
})

test('a duration is written as it is read', () => {
  expect([0, 7, 90, 1440].map(hoursText)).toEqual(['', '0:07', '1:30', '24:00'])
  for (const minutes of [1, 59, 60, 61, 1439]) expect(parseMinutes(hoursText(minutes))).toBe(minutes)
  expect([20, 30, 80].map(toHours)).toEqual([0.333, 0.5, 1.333])
})

test('a stretch over midnight in São Paulo is split, and its parts come to the whole', () => {
  const [from, to] = [new Date('2026-11-24T01:30:40Z'), new Date('2026-11-24T04:10:20Z')]
  expect(splitByDay(from, to)).toEqual([
    { day: '2026-11-23', minutes: 89 },
    { day: '2026-11-24', minutes: 71 },
  ])
  expect(splitByDay(from, from)).toEqual([])
})
