import { expect, it } from 'vitest'
import { addMinutes, parseTypedTime } from './typed-time.ts'

it.each([
  ['13:30', '13:30'],
  ['9:05', '09:05'],
  ['1330', '13:30'],
  ['930', '09:30'],
  ['130', '01:30'],
  ['9h30', '09:30'],
  ['9h', '09:00'],
  ['9', '09:00'],
  [' 23.59 ', '23:59'],
  ['0:00', '00:00'],
])('reads %j as %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time)
})

it.each(['', '24:00', '12:60', '12:5', '12:', 'meio-dia', '12345', '1:2:3', '-1:00'])('refuses %j', (typed) => {
  expect(parseTypedTime(typed)).toBeNull()
})

it.each([
  ['08:00', 15, '08:15'],
  ['23:50', 15, '00:05'],
  ['00:05', -15, '23:50'],
])('%s and %i minutes are %s', (time, minutes, later) => {
  expect(addMinutes(time, minutes)).toBe(later)
})
