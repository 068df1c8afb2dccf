import { readStored, removeStored, writeStored } from '#client/storage/storage.ts'
import { PARTS, type Typed } from '../message.ts'

/** Key of the typed message, in session storage until it is sent. */
export const DRAFT = 'contact-draft'

export function readDraft(): Partial<Typed> {
  try {
    const stored: unknown = JSON.parse(readStored(DRAFT, 'tab') ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** Stores the draft; removes it if undefined or empty. */
export function storeDraft(typed?: Typed) {
  if (typed && PARTS.some((part) => typed[part])) writeStored(DRAFT, JSON.stringify(typed), 'tab')
  else removeStored(DRAFT, 'tab')
}
