import { expect, test } from 'vitest'
import { minutesInWords, minutesText, parseMinutes } from './durations.ts'

test.each([
  ['1h30', 90],
  ['1h 30min', 90],
  ['1h5', 65],
  ['1:30', 90],
  ['1,5h', 90],
  ['1,5', 90],
  ['1.5', 90],
  [',25', 15],
  ['.25 h', 15],
  ['2 h', 120],
  ['2h', 120],
  ['2 horas', 120],
  ['8', 480],
  ['40', 2400],
  ['90m', 90],
  [' 45 min ', 45],
  ['40 minutos', 40],
  [' 0:07 ', 7],
  ['0', 0],
  ['', null],
  ['amanhã', undefined],
  ['1:75', undefined],
  ['1h75', undefined],
  ['1:30:00', undefined],
  ['1,5 dias', undefined],
  ['-3', undefined],
  [',', undefined],
  ['h', undefined],
])('“%s” is %s minutes', (typed, minutes) => {
  expect(parseMinutes(typed)).toBe(minutes)
})

test.each([
  [null, ''],
  [0, '0min'],
  [45, '45min'],
  [65, '1h05'],
  [120, '2h'],
])('%s minutes are written “%s”, which reads the same', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text)
  expect(parseMinutes(text)).toBe(minutes)
})

test.each([
  [30, '30 minutos'],
  [60, '1 hora'],
  [90, '1 h 30 min'],
  [120, '2 horas'],
])('%s minutes are “%s” in words', (minutes, text) => expect(minutesInWords(minutes)).toBe(text))
