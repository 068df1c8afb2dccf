import type { SectionName } from '../../contract.ts'

/*
 * What was typed and not saved when the document was left, as after a session that ended: kept in this browser until the
 * section is opened again. It goes on only over the very values it was typed over.
 */
const keyOf = (section: SectionName) => `site-settings:${section}`

/** Keeps what was typed. False where this browser refuses. */
export function keepValues(section: SectionName, over: unknown, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(section), JSON.stringify({ over: JSON.stringify(over), value }))
    return true
  } catch {
    return false
  }
}

export function forgetValues(section: SectionName) {
  try {
    localStorage.removeItem(keyOf(section))
  } catch {
    // Nothing could be kept there either.
  }
}

/** What was kept over these very values; undefined where there is none. */
export function readValues<Value>(section: SectionName, over: Value): Value | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(section)) ?? 'null') as { over: string; value: Value } | null
    return kept?.over === JSON.stringify(over) ? kept.value : undefined
  } catch {
    return undefined
  }
}
