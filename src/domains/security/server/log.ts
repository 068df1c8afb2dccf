import type { Context } from '#platform/context.ts'
import type { ListInput } from '#platform/contract/fields.ts'
import type { SecurityEvent } from '#platform/contract/security.ts'
import { sendRows } from '#platform/csv.ts'
import { newestFirst, paginate } from '#platform/db/paginate.ts'
import { addDays, dateTime, dayOf, startOfDay } from '#time.ts'
import type { LogFilter, SecurityLine } from '../contract.ts'
import { detailText, EVENT_LABELS } from '../security.ts'

/** Events whose subject is an account; that of the others is a record. */
const ABOUT_ACCOUNTS: ReadonlySet<string> = new Set<SecurityEvent>([
  ...(['sign-in-refused', 'invitation', 'password-link', 'password', 'email'] as const),
  ...(['second-factor', 'disabled', 'enabled', 'appointed', 'withdrawn', 'sessions'] as const),
])

/** A page of the security log, newest first. Throws 422 for an invalid cursor. */
export async function listLog(context: Context, { limit, cursor, page, ...filter }: ListInput & LogFilter) {
  const { rows, ...next } = await paginate({ limit, cursor, page }, 'at', (range) =>
    newestFirst(filteredLines(context, filter), 'at', range).execute(),
  )
  return { data: rows.map(toLine), ...next }
}

/** The lines that a list is narrowed to, with the names of the accounts they are about. */
function filteredLines({ db }: Pick<Context, 'db'>, { event, actor, from, to }: LogFilter) {
  let rows = db
    .selectFrom('security_log')
    .select((eb) => [
      ...(['id', 'at', 'event', 'actor_id', 'subject_id', 'network', 'detail'] as const),
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'actor_id').as('actor_name'),
      eb.selectFrom('users').select('name').whereRef('users.id', '=', 'subject_id').as('subject_name'),
    ])
  if (event) rows = rows.where('event', '=', event)
  if (actor) rows = rows.where('actor_id', '=', actor)
  if (from) rows = rows.where('at', '>=', startOfDay(from))
  if (to) rows = rows.where('at', '<', startOfDay(addDays(to, 1)))
  return rows
}

type StoredLine = Awaited<ReturnType<ReturnType<typeof filteredLines>['execute']>>[number]

function toLine({ actor_id, actor_name, subject_id, subject_name, ...row }: StoredLine): SecurityLine {
  const isAccount = ABOUT_ACCOUNTS.has(row.event)
  return {
    id: row.id,
    at: row.at.toISOString(),
    event: row.event as SecurityEvent,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
    person: isAccount && subject_id !== null ? { id: subject_id, name: subject_name ?? '' } : null,
    record: isAccount ? null : subject_id,
    network: row.network,
    detail: row.detail,
  }
}

const HEAD = ['Quando', 'O que houve', 'Quem', 'Com quem', 'Registro', 'Rede', 'Detalhe']
const MAX_LINES = 100_000

/** What the list is narrowed to as a table, newest first: the newest 100,000 lines at most. */
export async function sendCsv(context: Context, filter: LogFilter): Promise<File> {
  const lines = await filteredLines(context, filter)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LINES)
    .execute()
  const rows = lines
    .map(toLine)
    .map(({ at, event, actor, person, record, network, detail }) => [
      dateTime(at),
      EVENT_LABELS[event] ?? event,
      actor ? `${actor.name} (${actor.id})` : '',
      person ? `${person.name} (${person.id})` : '',
      record ?? '',
      network,
      detailText(detail),
    ])
  return sendRows(context, `registro ${dayOf(context.clock.now())}.csv`, [HEAD, ...rows])
}
