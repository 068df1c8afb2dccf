import { describe, expect, test } from 'vitest'
import { EMPTY } from './form-values.ts'
import { fromWallTime, isAhead, settleMoment, toWallTime } from './publish-moment.ts'

describe('a moment in the field', () => {
  test('shows the clock of São Paulo, whatever zone it is written in', () => {
    expect(toWallTime('2026-11-24T11:00:00.000Z')).toBe('2026-11-24T08:00')
    expect(toWallTime('2026-11-24T20:00:00+09:00')).toBe('2026-11-24T08:00')
    expect(toWallTime('2027-01-01T02:30:00Z')).toBe('2026-12-31T23:30')
    expect(toWallTime(null)).toBe('')
    expect(toWallTime('amanhã')).toBe('')
  })

  test('is kept in UTC', () => {
    expect(fromWallTime('2026-11-24T08:00')).toBe('2026-11-24T11:00:00.000Z')
    expect(fromWallTime('2026-12-31T23:30')).toBe('2027-01-01T02:30:00.000Z')
  })

  test('knows the summers in which the clock was put forward', () => {
    expect(fromWallTime('2018-12-24T08:00')).toBe('2018-12-24T10:00:00.000Z')
    expect(toWallTime('2018-12-24T10:00:00Z')).toBe('2018-12-24T08:00')
    // The last hour before the change, and the first after it.
    expect(fromWallTime('2018-11-03T23:30')).toBe('2018-11-04T02:30:00.000Z')
    expect(fromWallTime('2018-11-04T01:30')).toBe('2018-11-04T03:30:00.000Z')
  })

  test.each(['', '2026-11-24', '2026-13-24T08:00', '24/11/2026 08:00', '12026-11-24T08:00'])('%j is none', (shown) => {
    expect(fromWallTime(shown)).toBeNull()
  })
})

describe('what a save does with it', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const at = (publish_at: string | null, archive_public = true) => ({ ...EMPTY, publish_at, archive_public })

  test('one ahead keeps the article private', () => {
    expect(settleMoment(at('2026-11-24T11:00:00Z'), now)).toEqual(at('2026-11-24T11:00:00Z', false))
    expect(isAhead('2026-11-24T11:00:00Z', now)).toBe(true)
  })

  test('one that has passed publishes at once', () => {
    expect(settleMoment(at('2026-11-20T11:00:00Z', false), now)).toEqual(at(null, true))
    expect(isAhead('2026-11-20T11:00:00Z', now)).toBe(false)
  })

  test('none leaves all as it is', () => {
    expect(settleMoment(at(null, false), now)).toEqual(at(null, false))
    expect(isAhead(null, now)).toBe(false)
  })
})
