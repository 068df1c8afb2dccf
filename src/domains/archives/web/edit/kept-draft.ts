import type { ArchiveFields } from '../../contract.ts'
import { EMPTY, sameValues } from './form-values.ts'

/** What was typed into an article's form and not saved, as this browser keeps it. */
export interface Draft {
  values: ArchiveFields
  /** When it was last typed in, in milliseconds since 1970. */
  typed: number
  /** The article's `updated` it started from; null for a new article, and where that is not known. */
  base: string | null
  /** An older draft nobody has decided about yet. */
  earlier?: Draft
}

/** Where the draft of an article lies in local storage; of the one that has no id yet where there is none. */
const keyOf = (id: number | undefined) => `archive-draft-${id ?? 'new'}`

/** Reads a kept draft. Undefined where there is none, or what is there is no draft of ours. */
export function readDraft(id: number | undefined): Draft | undefined {
  try {
    return parseDraft(localStorage.getItem(keyOf(id)))
  } catch {
    return undefined
  }
}

/** Keeps a draft in the place of what was kept; undefined keeps none. False where the browser has no room, or refuses. */
export function keepDraft(id: number | undefined, draft: Draft | undefined): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(id), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(id))
    return true
  } catch {
    return draft === undefined
  }
}

/** What to keep: what is being typed now, and with it the draft still to be decided about. */
export function joinDrafts(current: Draft | undefined, offered: Draft | undefined): Draft | undefined {
  if (!current || !offered) return current ?? offered
  return { ...current, earlier: { ...offered, earlier: undefined } }
}

/** The first of the drafts that says something else than the article does. */
export function findOffer(draft: Draft | undefined, saved: ArchiveFields): Draft | undefined {
  return draft && sameValues(draft.values, saved) ? findOffer(draft.earlier, saved) : draft
}

/** Whether the article was saved again after the draft was begun. */
export function isOvertaken({ base, typed }: Draft, updated: string | undefined): boolean {
  return updated !== undefined && updated > (base ?? new Date(typed).toISOString())
}

/** Reads what is kept, which an older release or another hand may have written. */
export function parseDraft(text: string | null): Draft | undefined {
  return text === null ? undefined : toDraft(JSON.parse(text))
}

function toDraft(kept: unknown): Draft | undefined {
  if (!isRecord(kept) || !isRecord(kept.values) || typeof kept.typed !== 'number') return undefined
  const values = { ...EMPTY }
  for (const [name, empty] of Object.entries(EMPTY)) {
    const value = kept.values[name]
    const fits = empty === null ? value === null || typeof value === 'string' : typeof value === typeof empty
    if (fits) Object.assign(values, { [name]: value })
  }
  const base = typeof kept.base === 'string' ? kept.base : null
  return { values, typed: kept.typed, base, earlier: toDraft(kept.earlier) }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
