import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/tables.gen.ts'
import { remarkOn } from '#platform/icalendar/said.ts'
import { FOLLOWING, type NewEvent } from './new-event.ts'

/** What the import does with the events of a file. */
export interface Plan {
  added: NewEvent[]
  /** New versions of events that nobody has changed here since they were imported. */
  updated: NewEvent[]
  /** What stays as it is. */
  known: NewEvent[]
  /** Parts that were split off a series, which the new version of it has no longer: their ids. */
  dropped: number[]
  /** What is said of them, in Portuguese. */
  remarks: string[]
}

const COMPARED = ['title', 'description', 'location', 'starts_at', 'ends_at', 'rule'] as const

type Stored = Awaited<ReturnType<typeof listStored>>[number]

/** An event that nobody has changed here since its import: see 0047_imported_sequence.sql. */
const isUntouched = ({ revision, imported_sequence }: Pick<Stored, 'revision' | 'imported_sequence'>) =>
  imported_sequence !== null && revision === imported_sequence + 1

/**
 * What an import does, by what the calendar's owner has already.
 * @param families the events that each event of the file makes: more than one where a series is split
 */
export async function planImport(db: Kysely<DB>, owner: number, families: readonly NewEvent[][]): Promise<Plan> {
  const plan: Plan = { added: [], updated: [], known: [], dropped: [], remarks: [] }
  const stored = new Map((await listStored(db, owner, families.flat())).map((row) => [row.uid, row]))
  const renewed = new Set<string>()
  for (const family of families) {
    const [first, ...parts] = family as [NewEvent, ...NewEvent[]]
    const row = stored.get(first.uid)
    const isTaken = place(plan, first, row)
    if (row && isTaken) renewed.add(first.uid)
    for (const part of parts)
      if (isTaken || stored.has(part.uid)) place(plan, part, stored.get(part.uid))
      else {
        // Its days are still those of the series that stays as it is.
        plan.known.push(part)
        say(plan, part, 'a mudança “desta em diante” fica de fora: a série já está no calendário, e fica como está.')
      }
  }
  await dropParts(db, owner, plan, { renewed, inFile: new Set(families.flat().map(({ uid }) => uid)) })
  return plan
}

const say = ({ remarks }: Plan, { fields }: NewEvent, remark: string) => remarks.push(remarkOn(fields.title, remark))

/** Puts an event where it belongs in the plan. Says whether it is taken from the file: as one that is new, or newer. */
function place(plan: Plan, event: NewEvent, row: Stored | undefined): boolean {
  if (!row) {
    plan.added.push(event)
    return true
  }
  const { imported_sequence: sequence } = event.columns
  const isNewer = row.imported_sequence === null ? sequence > row.revision : sequence > row.imported_sequence
  if (isNewer && isUntouched(row)) {
    plan.updated.push(event)
    return true
  }
  plan.known.push(event)
  if (isNewer && row.imported_sequence !== null)
    say(plan, event, 'o arquivo traz uma versão mais nova, mas o evento foi mudado aqui; fica como está.')
  else if (isNewer || (sequence > 0 && COMPARED.some((name) => String(event.columns[name]) !== String(row[name]))))
    say(plan, event, 'o arquivo traz outra versão; o evento fica como já está no calendário.')
  return false
}

const listStored = (db: Kysely<DB>, owner: number, events: readonly NewEvent[]) =>
  db
    .selectFrom('calendar_events')
    .select(['uid', 'revision', 'imported_sequence', ...COMPARED])
    .where('id_user', '=', owner)
    .where(({ eb, fn, val }) => eb('uid', '=', fn.any(val(events.map(({ uid }) => uid)))))
    .execute()

/** Parts of earlier versions of series: without them their days would be there twice. Those changed here are left, and said. */
async function dropParts(
  db: Kysely<DB>,
  owner: number,
  plan: Plan,
  { renewed, inFile }: { renewed: ReadonlySet<string>; inFile: ReadonlySet<string> },
) {
  if (renewed.size === 0) return
  const parts = await db
    .selectFrom('calendar_events')
    .select(['id', 'uid', 'title', 'revision', 'imported_sequence'])
    .where('id_user', '=', owner)
    .where('uid', 'like', `%${FOLLOWING}`)
    .execute()
  for (const part of parts) {
    if (inFile.has(part.uid) || !renewed.has(part.uid.replace(PART, ''))) continue
    if (isUntouched(part)) plan.dropped.push(part.id)
    plan.remarks.push(
      remarkOn(
        part.title,
        isUntouched(part)
          ? 'uma parte “desta em diante” que a versão nova da série não tem mais é excluída.'
          : 'uma parte “desta em diante” que a versão nova da série não tem mais foi mudada aqui; fica como está.',
      ),
    )
  }
}

/** The end of the UID of a part. */
const PART = new RegExp(`/\\d{4}-\\d\\d-\\d\\d${FOLLOWING}$`)
