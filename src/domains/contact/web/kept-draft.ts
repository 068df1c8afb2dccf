import { PARTS, type Typed } from '../message.ts'

/** What is being typed, in this tab's storage until it is sent. */
const KEY = 'contact-draft'

export function readDraft(): Partial<Typed> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** Keeps what is typed; where nothing is, or nothing is given, no draft is left. */
export function keepDraft(typed?: Typed) {
  try {
    if (typed && PARTS.some((part) => typed[part])) sessionStorage.setItem(KEY, JSON.stringify(typed))
    else sessionStorage.removeItem(KEY)
  } catch {}
}
