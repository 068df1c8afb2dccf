import { nowMs } from '#clock.ts'
import { refuse } from './answers.ts'

type Fields = Readonly<Record<string, unknown>>
/** Some fields of a record, of its groups as well. */
type Some<Stored> = { [Name in keyof Stored]?: Stored[Name] extends unknown[] ? Stored[Name] : Partial<Stored[Name]> }

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields by their paths: `title`, `sale.value`. */
const byPath = (fields: Fields, before = ''): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isGroup(value) ? byPath(value, `${before}${name}.`) : [[before + name, value] as [string, unknown]],
  )

const merged = (record: Fields, changes: Fields): Fields => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      isGroup(value) ? merged((record[name] ?? {}) as Fields, value) : value,
    ]),
  ),
})

/**
 * A record of revision 1 that others save too, kept as the server does (revisions.test.ts): a field that both changed is
 * refused, other fields are merged.
 */
export function editedRecord<Stored extends object>(first: Stored) {
  const changedAt = new Map<string, number>()
  const kept = { record: first, revision: 1 }
  function write(changes: object) {
    kept.revision++
    for (const [path] of byPath(changes as Fields)) changedAt.set(path, kept.revision)
    kept.record = merged(kept.record as Fields, changes as Fields) as Stored
  }
  return {
    get record() {
      return { ...kept.record, revision: kept.revision }
    },
    get revision() {
      return kept.revision
    },
    /** Saves as somebody else does. */
    saveElsewhere: (changes: Some<Stored>) => write(changes),
    /** Answers a save of somebody whose form began from revision `begun`. `record`: what a conflict shows. */
    save(changes: object, begun = 0, record: unknown = { ...kept.record, revision: kept.revision }) {
      const stored = new Map(byPath(kept.record as Fields))
      const fields = byPath(changes as Fields)
        .filter(([path, value]) => (changedAt.get(path) ?? 0) > begun && stored.get(path) !== value)
        .map(([path]) => path)
      if (fields.length > 0) {
        const conflict = { record, revision: kept.revision, fields, by: { id: 2, name: 'Davi' } }
        refuse('edited-meanwhile', 'Davi salvou.', { conflict: { ...conflict, at: new Date(nowMs()).toISOString() } })()
      }
      const isMerged = begun < kept.revision
      write(changes)
      return { revision: kept.revision, merged: isMerged }
    },
  }
}
