import { describe, expect, test } from 'vitest'
import { type Draft, findOffer, isOvertaken, joinDrafts, parseDraft } from './form-draft.ts'
import type { Changes } from './form-values.ts'

const SHAPE = {
  title: '',
  highlighted: true,
  publish_at: null as string | null,
  members: [] as number[],
  sale: { title: '', value: 0 },
}
type Values = typeof SHAPE

const draft = (title: string, more: Partial<Draft<Values>> = {}): Draft<Values> => ({
  changes: { title },
  typed: Date.UTC(2026, 10, 21, 15),
  revision: null,
  ...more,
})

describe('what is stored', () => {
  test('is read as it was written', () => {
    const changes: Changes<Values> = { title: 'Um', publish_at: '2026-11-24', members: [2], sale: { value: 5 } }
    const written = draft('Um', { changes, revision: 7, earlier: draft('Dois') })
    expect(parseDraft(SHAPE, JSON.stringify(written))).toEqual(written)
  })

  test('of an older release changes nothing it does not fit: unknown fields and those of another type go', () => {
    const changes = {
      title: 'Um',
      highlighted: 'sim',
      autor: 'Davi',
      members: [{}],
      sale: { value: 5, cor: 'azul', title: 1 },
    }
    expect(parseDraft(SHAPE, JSON.stringify({ typed: 1, changes }))).toEqual({
      changes: { title: 'Um', sale: { value: 5 } },
      typed: 1,
      revision: null,
    })
  })

  test.each([null, 'null', '7', '{}', '{"changes":{}}', '{"typed":1}', 'não é JSON'])('%s is no draft', (text) => {
    expect(parseDraft(SHAPE, text)).toBeUndefined()
  })
})

test('what is typed while a draft is offered is stored beside it, and the offer never grows', () => {
  const offered = draft('Oferecido', { earlier: draft('Mais velho') })
  expect(joinDrafts(draft('Agora'), offered)).toEqual(draft('Agora', { earlier: draft('Oferecido') }))
  expect(joinDrafts(undefined, offered)).toBe(offered)
  expect(joinDrafts(draft('Agora'), undefined)).toEqual(draft('Agora'))
  expect(joinDrafts(undefined, undefined)).toBeUndefined()
})

test('only a draft that would change what is saved is offered', () => {
  const saved = { ...SHAPE, title: 'Salvo' }
  expect(findOffer(draft('Outro'), saved)?.changes.title).toBe('Outro')
  expect(findOffer(draft('Salvo'), saved)).toBeUndefined()
  expect(findOffer(draft('Salvo', { earlier: draft('Antigo') }), saved)?.changes.title).toBe('Antigo')
  expect(findOffer(undefined, saved)).toBeUndefined()
})

test('a draft is overtaken by a save after the one it began from', () => {
  expect(isOvertaken(draft('x', { revision: 3 }), 3)).toBe(false)
  expect(isOvertaken(draft('x', { revision: 3 }), 4)).toBe(true)
  expect(isOvertaken(draft('x'), undefined)).toBe(false)
})
