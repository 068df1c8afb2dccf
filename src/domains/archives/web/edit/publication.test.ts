import { describe, expect, test } from 'vitest'
import { EMPTY } from './form-values.ts'
import { describeSave, isAhead, questionOf, settleMoment } from './publication.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const AHEAD = '2026-12-24T13:00:00Z'
const PAST = '2026-11-20T11:00:00Z'
const at = (publish_at: string | null, archive_public = true) => ({ ...EMPTY, publish_at, archive_public })

describe('what a save does with the publication time', () => {
  test('one ahead makes the article private', () => {
    expect(settleMoment(at(AHEAD), now)).toEqual(at(AHEAD, false))
    expect(isAhead(AHEAD, now)).toBe(true)
  })

  test('one that has passed publishes at once, dated to it', () => {
    expect(settleMoment(at(PAST, false), now)).toEqual({ ...at(null), date: PAST })
    expect(isAhead(PAST, now)).toBe(false)
  })

  test('none changes nothing', () => {
    expect(settleMoment(at(null, false), now)).toEqual(at(null, false))
    expect(isAhead(null, now)).toBe(false)
  })
})

test('a time that has passed is asked about, and one that takes a public article off the site', () => {
  expect(questionOf(at(null, false), at(PAST), now)?.text).toContain('20/11/2026 08:00 já passou')
  expect(questionOf(at(null), at(AHEAD), now)?.text).toContain('volta em 24/12/2026 10:00')
  expect(questionOf(at(null, false), at(AHEAD), now)).toBeUndefined()
  expect(questionOf(at(null), at(null, false), now)).toBeUndefined()
})

test.each([
  [at(null, false), at(null), 'Publicado'],
  [at(null), at(null), 'Atualizado'],
  [at(null), at(null, false), 'Tirado do ar'],
  [at(null, false), at(null, false), 'Rascunho salvo'],
  [at(null, false), at(AHEAD, false), 'Agendado para 24/12 10:00'],
  [at(null, false), at('2027-01-02T11:00:00Z', false), 'Agendado para 02/01/2027 08:00'],
  [at(AHEAD, false), at(AHEAD, false), 'Atualizado'],
  [at(AHEAD, false), at(null, false), 'Rascunho salvo'],
])('from %# to the next: the toast', (before, after, text) => {
  expect(describeSave(before, after, now)).toBe(text)
})
