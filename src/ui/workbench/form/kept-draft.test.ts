import { describe, expect, test } from 'vitest'
import { type Draft, type DraftKind, findOffer, isOvertaken, joinDrafts, parseDraft } from './kept-draft.ts'

const EMPTY = {
  title: '',
  highlighted: true,
  publish_at: null as string | null,
  members: [] as number[],
  sale: { title: '', value: 0 },
}
type Values = typeof EMPTY
const KIND: DraftKind<Values> = { name: 'prova', empty: EMPTY }

const draft = (title: string, more: Partial<Draft<Values>> = {}): Draft<Values> => ({
  values: { ...EMPTY, title },
  typed: Date.UTC(2026, 10, 21, 15),
  base: null,
  ...more,
})

describe('what is kept', () => {
  test('is read as it was written', () => {
    const written = draft('Um', { base: '2026-11-21T12:00:00.000Z', earlier: draft('Dois') })
    expect(parseDraft(KIND, JSON.stringify(written))).toEqual({ ...written, earlier: { ...written.earlier } })
  })

  test('of an older release lacks nothing: unknown fields go, missing ones are empty', () => {
    const kept = {
      typed: 1,
      values: { title: 'Um', highlighted: 'sim', autor: 'Davi', members: [{}], sale: { value: 5, cor: 'azul' } },
    }
    expect(parseDraft(KIND, JSON.stringify(kept))).toEqual({
      ...draft('Um'),
      values: { ...EMPTY, title: 'Um', sale: { title: '', value: 5 } },
      typed: 1,
      earlier: undefined,
    })
  })

  test.each([null, 'null', '7', '{}', '{"values":{}}', '{"typed":1}'])('%s is no draft', (text) => {
    expect(parseDraft(KIND, text)).toBeUndefined()
  })
})

test('what is typed while a draft is offered is kept beside it, and the offer never grows', () => {
  const offered = draft('Oferecido', { earlier: draft('Mais velho') })
  expect(joinDrafts(draft('Agora'), offered)).toEqual({
    ...draft('Agora'),
    earlier: { ...draft('Oferecido'), earlier: undefined },
  })
  expect(joinDrafts(undefined, offered)).toBe(offered)
  expect(joinDrafts(draft('Agora'), undefined)).toEqual(draft('Agora'))
  expect(joinDrafts(undefined, undefined)).toBeUndefined()
})

test('only a draft that says something else than what is saved is offered', () => {
  const saved = { ...EMPTY, title: 'Salvo' }
  expect(findOffer(draft('Outro'), saved)?.values.title).toBe('Outro')
  expect(findOffer(draft('Salvo'), saved)).toBeUndefined()
  expect(findOffer(draft('Salvo', { earlier: draft('Antigo') }), saved)?.values.title).toBe('Antigo')
  expect(findOffer(undefined, saved)).toBeUndefined()
})

test('a draft is overtaken by a save after the one it began from; without that, after it was typed', () => {
  const base = '2026-11-21T12:00:00.000Z'
  expect(isOvertaken(draft('x', { base }), base)).toBe(false)
  expect(isOvertaken(draft('x', { base }), '2026-11-21T12:00:01.000Z')).toBe(true)
  expect(isOvertaken(draft('x'), '2026-11-21T14:59:59.000Z')).toBe(false)
  expect(isOvertaken(draft('x'), '2026-11-21T15:00:01.000Z')).toBe(true)
  expect(isOvertaken(draft('x'), undefined)).toBe(false)
})
