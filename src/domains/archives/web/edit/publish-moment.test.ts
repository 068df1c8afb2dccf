import { describe, expect, test } from 'vitest'
import { EMPTY } from './form-values.ts'
import { isAhead, settleMoment } from './publish-moment.ts'

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
