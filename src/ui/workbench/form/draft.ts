import { draftKey } from '#client/drafts.ts'
import { readStored, removeStored, writeStored } from '#client/storage.ts'
import { readStoredUser } from '#client/stored-user.ts'
import { type Changes, changesBetween, fitChanges, withChanges } from './form-values.ts'

/** What was typed into a form and not saved, as this browser stores it. */
export interface Draft<Values> {
  changes: Changes<Values>
  /** When it was last typed in, in milliseconds since 1970. */
  typed: number
  /** The revision it was typed over; null for something new. */
  revision: number | null
  /** An older draft nobody has decided about yet. */
  earlier?: Draft<Values>
}

/** Where a form's draft is stored. */
export interface DraftPlace {
  /** Whose it is. */
  user: number
  /** What it is of, e.g. `archive:7`. */
  name: string
}

/** Reads the draft of a form of this shape. Undefined where there is none, or what is there is no draft of ours. */
export const readDraft = <Values extends object>({ user, name }: DraftPlace, shape: Values) =>
  parseDraft(shape, readStored(draftKey(user, name)))

/**
 * Stores a draft in the place of what was stored; undefined removes it. False where it could not: the browser has no
 * room, or refuses, or the person has signed out, maybe in another tab.
 */
export function storeDraft({ user, name }: DraftPlace, draft: Draft<unknown> | undefined): boolean {
  const key = draftKey(user, name)
  if (!draft) return removeStored(key)
  return readStoredUser()?.id === user && writeStored(key, JSON.stringify(draft))
}

/** What to store: what is being typed now, and with it the draft still to be decided about. */
export function joinDrafts<Values>(
  current: Draft<Values> | undefined,
  offered: Draft<Values> | undefined,
): Draft<Values> | undefined {
  if (!current || !offered) return current ?? offered
  const { earlier: _, ...latest } = offered
  return { ...current, earlier: latest }
}

/** The first of the drafts that would change these values. */
export function findOffer<Values extends object>(
  draft: Draft<Values> | undefined,
  values: Values,
): Draft<Values> | undefined {
  if (!draft) return undefined
  const isChange = Object.keys(changesBetween(withChanges(values, draft.changes), values)).length > 0
  return isChange ? draft : findOffer(draft.earlier, values)
}

/** Whether it was saved again after the draft was begun. */
export const isOvertaken = (draft: Draft<unknown>, revision: number | undefined) =>
  draft.revision !== null && revision !== undefined && revision > draft.revision

/** Reads a stored draft, which an older release or another hand may have written. */
export function parseDraft<Values extends object>(shape: Values, text: string | null): Draft<Values> | undefined {
  try {
    return toDraft(shape, JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}

function toDraft<Values extends object>(shape: Values, stored: unknown): Draft<Values> | undefined {
  const { changes, typed, revision, earlier } = (stored ?? {}) as Partial<Draft<unknown>>
  if (typeof changes !== 'object' || typeof typed !== 'number') return undefined
  const before = toDraft(shape, earlier)
  return {
    changes: fitChanges(shape, changes),
    typed,
    revision: typeof revision === 'number' ? revision : null,
    ...(before && { earlier: before }),
  }
}
