import type { RevisionColumns } from '#platform/db/revisions.ts'

/** Revisions of fields by their paths: 'title' of the series, '2026-11-24.title' of one occurrence. */
type FieldRevisions = Record<string, { revision: number }>

/**
 * The revisions of one occurrence's fields: its own, and of those that it has from the series the series'. So two people
 * who change different occurrences are not in each other's way.
 */
export function revisionsAt({ revision, field_revisions }: RevisionColumns, day: string): RevisionColumns {
  const entries = Object.entries(field_revisions as FieldRevisions)
  const ofSeries = entries.filter(([path]) => !path.includes('.'))
  const own = entries
    .filter(([path]) => path.startsWith(`${day}.`))
    .map(([path, entry]) => [path.slice(day.length + 1), entry] as const)
  return { revision, field_revisions: Object.fromEntries([...ofSeries, ...own]) }
}

/** The columns of the series after `raiseRevision` has raised those of one occurrence. */
export function joinRevisions(
  { field_revisions }: RevisionColumns,
  day: string,
  raised: { revision: number; field_revisions: string },
) {
  const changed = Object.entries(JSON.parse(raised.field_revisions) as FieldRevisions)
    .filter(([, entry]) => entry.revision === raised.revision)
    .map(([path, entry]) => [`${day}.${path}`, entry] as const)
  const all = { ...(field_revisions as FieldRevisions), ...Object.fromEntries(changed) }
  return { revision: raised.revision, field_revisions: JSON.stringify(all) }
}
