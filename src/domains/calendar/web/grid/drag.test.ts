import { describe, expect, it } from 'vitest'
import { dragSpan, hoursBetween, stepOfKey } from './drag.ts'
import { clockSpan, startOf, toLocalTime, toMinutes, withinDay } from './local-minutes.ts'

const day = startOf('2026-11-24')
const nine = day + 9 * 60
const span = { start: nine, end: nine + 60 }

describe('dragging an event', () => {
  it('moves it by quarters of an hour and keeps its length', () => {
    expect(dragSpan(span, 'move', 20)).toEqual({ start: nine + 15, end: nine + 75 })
    expect(dragSpan({ start: nine + 5, end: nine + 25 }, 'move', 5)).toEqual({ start: nine + 15, end: nine + 35 })
  })

  it('moves one end, at most up to a quarter of an hour before the other', () => {
    expect(dragSpan(span, 'end', 31)).toEqual({ start: nine, end: nine + 90 })
    expect(dragSpan(span, 'end', -200)).toEqual({ start: nine, end: nine + 15 })
    expect(dragSpan(span, 'start', -44)).toEqual({ start: nine - 45, end: nine + 60 })
    expect(dragSpan(span, 'start', 300)).toEqual({ start: nine + 45, end: nine + 60 })
  })

  it('can be done by keys', () => {
    expect(stepOfKey({ key: 'ArrowDown', shiftKey: false, altKey: false })).toEqual({ grip: 'move', delta: 15 })
    expect(stepOfKey({ key: 'PageUp', shiftKey: true, altKey: false })).toEqual({ grip: 'end', delta: -60 })
    expect(stepOfKey({ key: 'ArrowUp', shiftKey: false, altKey: true })).toEqual({ grip: 'start', delta: -15 })
    expect(stepOfKey({ key: 'a', shiftKey: false, altKey: false })).toBeUndefined()
  })
})

describe('dragging over hours', () => {
  it('ends at the hour where it stopped, in either direction', () => {
    expect(hoursBetween(nine + 10, nine + 2 * 60 + 50)).toEqual({ start: nine, end: nine + 120 })
    expect(hoursBetween(nine + 2 * 60 + 50, nine + 10)).toEqual({ start: nine, end: nine + 120 })
  })

  it('is one hour within an hour', () => {
    expect(hoursBetween(nine + 10, nine + 40)).toEqual({ start: nine, end: nine + 60 })
  })
})

describe('local minutes', () => {
  it('are read and written as local times', () => {
    expect(toMinutes('2026-11-24T12:00:00Z')).toBe(nine)
    expect(toLocalTime(nine)).toBe('2026-11-24T09:00')
    expect(clockSpan(span)).toBe('09:00 – 10:00')
  })

  it('give the part of a span within a day', () => {
    const night = { start: day + 23 * 60, end: day + 26 * 60 }
    expect(withinDay(night, '2026-11-24')).toEqual({ start: day + 23 * 60, end: day + 24 * 60 })
    expect(withinDay(night, '2026-11-25')).toEqual({ start: day + 24 * 60, end: day + 26 * 60 })
    expect(withinDay(night, '2026-11-26')).toBeUndefined()
    expect(withinDay({ start: day, end: day }, '2026-11-24')).toEqual({ start: day, end: day })
    expect(withinDay({ start: day - 60, end: day }, '2026-11-24')).toBeUndefined()
  })
})
