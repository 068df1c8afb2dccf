import { fitValues, sameValues } from './same-values.ts'

/** What was typed into a form and not saved, as this browser keeps it. */
export interface Draft<Values> {
  values: Values
  /** When it was last typed in, in milliseconds since 1970. */
  typed: number
  /** When what it started from had been saved, as the server says; null for something new, and where that is not known. */
  base: string | null
  /** An older draft nobody has decided about yet. */
  earlier?: Draft<Values>
}

/** Whose drafts these are: the start of their names in the browser's storage, and a form without anything typed. */
export interface DraftKind<Values> {
  name: string
  empty: Values
}

/** Where the draft of that id lies in local storage; of what has no id yet where there is none. */
const keyOf = ({ name }: DraftKind<unknown>, id: number | undefined) => `${name}-${id ?? 'new'}`

/** Reads a kept draft. Undefined where there is none, or what is there is no draft of ours. */
export function readDraft<Values>(kind: DraftKind<Values>, id: number | undefined): Draft<Values> | undefined {
  try {
    return parseDraft(kind, localStorage.getItem(keyOf(kind, id)))
  } catch {
    return undefined
  }
}

/** Keeps a draft in the place of what was kept; undefined keeps none. False where the browser has no room, or refuses. */
export function keepDraft<Values>(
  kind: DraftKind<Values>,
  id: number | undefined,
  draft: Draft<Values> | undefined,
): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(kind, id), JSON.stringify(draft))
    else localStorage.removeItem(keyOf(kind, id))
    return true
  } catch {
    return draft === undefined
  }
}

/** What to keep: what is being typed now, and with it the draft still to be decided about. */
export function joinDrafts<Values>(
  current: Draft<Values> | undefined,
  offered: Draft<Values> | undefined,
): Draft<Values> | undefined {
  if (!current || !offered) return current ?? offered
  return { ...current, earlier: { ...offered, earlier: undefined } }
}

/** The first of the drafts that says something else than what is saved does. */
export function findOffer<Values>(draft: Draft<Values> | undefined, saved: Values): Draft<Values> | undefined {
  return draft && sameValues(draft.values, saved) ? findOffer(draft.earlier, saved) : draft
}

/** Whether it was saved again after the draft was begun. */
export function isOvertaken({ base, typed }: Draft<unknown>, updated: string | undefined): boolean {
  return updated !== undefined && updated > (base ?? new Date(typed).toISOString())
}

/** Reads what is kept, which an older release or another hand may have written. */
export function parseDraft<Values>({ empty }: DraftKind<Values>, text: string | null): Draft<Values> | undefined {
  return text === null ? undefined : toDraft(empty, JSON.parse(text))
}

function toDraft<Values>(empty: Values, kept: unknown): Draft<Values> | undefined {
  if (!isRecord(kept) || !isRecord(kept.values) || typeof kept.typed !== 'number') return undefined
  return {
    values: fitValues(empty, kept.values),
    typed: kept.typed,
    base: typeof kept.base === 'string' ? kept.base : null,
    earlier: toDraft(empty, kept.earlier),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
