import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Happened } from '#platform/contributions.ts'
import { phoneOf } from '#platform/db/phones.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { notFound } from './columns.ts'
import { findEachWho, knownBy } from './who-is.ts'

/** Entries of one answer. */
const PAGE = 50
/** Entries read of each domain at least; those of one moment must fit twice. */
const READ = 4 * PAGE

/**
 * A page of what happened with a client, the newest first: each domain brings its part, of what the caller may see.
 * Throws 404, and 422 for an invalid cursor.
 */
export async function readTimeline(context: Context, { id, cursor }: { id: number; cursor?: string | undefined }) {
  const client = await context.db
    .selectFrom('clients')
    .select(['id', 'email', 'phone'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  const known = { ...client, others: await listOthers(context.db, id) }
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const parts = context.domains.map(({ listWithClient }) =>
    listWithClient?.(context, known, { upTo: after?.at ?? context.clock.now(), limit: READ }),
  )
  const entries = (await Promise.all(parts)).flatMap((part) => part ?? []).sort(newestFirst)
  const rest = after ? entries.filter((entry) => newestFirst(after, entry) < 0) : entries
  const page = rest.slice(0, PAGE)
  const last = rest.length > PAGE ? page.at(-1) : undefined
  return {
    data: page.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    ...(last && { next: writeCursor(last) }),
  }
}

/** How a client's other contacts are reached, but for what tells first of another client, as `findWho` finds them. */
async function listOthers(db: Kysely<DB>, id: number) {
  const contacts = await db
    .selectFrom('client_contacts')
    .select(['email', 'phone'])
    .where('client_id', '=', id)
    .orderBy('id')
    .execute()
  const ways = contacts
    .flatMap(({ email, phone }) => [
      { email, phone: '' },
      { email: '', phone },
    ])
    .filter(({ email, phone }) => email || phoneOf(phone))
  const found = await findEachWho(
    db,
    ways.map((way) => knownBy({ ...way, document: '' })),
  )
  return ways.filter((_, at) => found[at]?.id === id)
}

type Position = Pick<Happened, 'at' | 'kind' | 'id'>

const newestFirst = (one: Position, other: Position) =>
  other.at.getTime() - one.at.getTime() || one.kind.localeCompare(other.kind) || other.id - one.id

const writeCursor = ({ at, kind, id }: Position) => `${at.toISOString()} ${kind} ${id}`

function readCursor(cursor: string): Position {
  const [, time = '', kind = '', id] = /^(\d{4}-\S+Z) ([a-z-]+) (\d+)$/.exec(cursor) ?? []
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) throw new AppError('invalid', 'Este cursor não vale nesta lista.')
  return { at, kind, id: Number(id) }
}
