import { readStoredUser } from '#client/session/stored-user.ts'
import { draftKey } from '#client/storage/draft-keys.ts'
import { readStored, removeStored, writeStored } from '#client/storage/storage.ts'
import { type Changes, changesBetween, fitChanges, withChanges } from './form-values.ts'

/** Unsaved changes of a form, as stored in this browser. */
export interface Draft<Values> {
  changes: Changes<Values>
  /** Time of the last change, in milliseconds since 1970. */
  typed: number
  /** The revision that the changes are based on; null for a new record. */
  revision: number | null
  /** The key of what a new record's form makes, see `Creation`. Absent in drafts of older releases. */
  key?: string
  /** An older draft that was neither resumed nor discarded yet. */
  earlier?: Draft<Values>
}

/** Identifies a draft. */
export interface DraftPlace {
  /** Id of the user. */
  user: number
  /** Name of the record, e.g. `archive:7`. */
  name: string
}

/** Reads the draft of a form with values of this shape. Undefined if there is no valid one. */
export const readDraft = <Values extends object>({ user, name }: DraftPlace, shape: Values) =>
  parseDraft(shape, readStored(draftKey(user, name)))

/** Stores a draft; undefined removes it. False if storage is full or refused, or the person has signed out, maybe in another tab. */
export function storeDraft({ user, name }: DraftPlace, draft: Draft<unknown> | undefined): boolean {
  const key = draftKey(user, name)
  if (!draft) return removeStored(key)
  return readStoredUser()?.id === user && writeStored(key, JSON.stringify(draft))
}

/** The current draft together with the offered one, if both exist. */
export function joinDrafts<Values>(
  current: Draft<Values> | undefined,
  offered: Draft<Values> | undefined,
): Draft<Values> | undefined {
  if (!current || !offered) return current ?? offered
  const { earlier: _, ...latest } = offered
  return { ...current, earlier: latest }
}

/** The newest of a draft and its earlier ones that would change these values. */
export function findOffer<Values extends object>(
  draft: Draft<Values> | undefined,
  values: Values,
): Draft<Values> | undefined {
  if (!draft) return undefined
  const isChange = Object.keys(changesBetween(withChanges(values, draft.changes), values)).length > 0
  return isChange ? draft : findOffer(draft.earlier, values)
}

/** Whether the record was saved after the draft was begun. */
export const isOvertaken = (draft: Draft<unknown>, revision: number | undefined) =>
  draft.revision !== null && revision !== undefined && revision > draft.revision

/** Parses a stored draft, which may come from an older release. Undefined if it is invalid. */
export function parseDraft<Values extends object>(shape: Values, text: string | null): Draft<Values> | undefined {
  try {
    return toDraft(shape, JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}

function toDraft<Values extends object>(shape: Values, stored: unknown): Draft<Values> | undefined {
  const { changes, typed, revision, key, earlier } = (stored ?? {}) as Partial<Draft<unknown>>
  if (typeof changes !== 'object' || typeof typed !== 'number') return undefined
  const before = toDraft(shape, earlier)
  return {
    changes: fitChanges(shape, changes),
    typed,
    revision: typeof revision === 'number' ? revision : null,
    ...(typeof key === 'string' && { key }),
    ...(before && { earlier: before }),
  }
}
