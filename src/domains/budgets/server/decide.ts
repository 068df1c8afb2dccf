import { isbot } from 'isbot'
import type { Kysely } from 'kysely'
import type { Context } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Limit } from '#platform/http/limits.ts'
import { safeOrigin } from '#platform/http/origin.ts'
import { dayOf } from '#time.ts'
import { MEANS_LABELS, type Means, OPEN_STATES, type State, type Status, stateOn } from '../budget.ts'
import { acceptedJob } from './accepted.ts'
import { type BudgetColumns, searchColumn, statusColumns } from './columns.ts'
import { addEvent } from './events.ts'
import { addInstallments } from './installments.ts'
import { decisionNotice, notifyOwner, seenNotice } from './notices.ts'
import { openQuote } from './quote.ts'
import { findVersion } from './versions.ts'

/** Answers to one quote from one network, so that who floods one quote keeps nobody from another. */
const ANSWER_LIMIT: Limit = { name: 'quoteAnswer', points: 60, duration: 60 * 60 }

/** Notes that the client has opened the quote, once a version; not what staff or robots open. */
export async function noteSeen(context: Context, token: string) {
  const { id } = await openQuote(context, token)
  if (context.actor === null && !isbot(context.request.get('user-agent')))
    await context.db.transaction().execute(async (db) => {
      const budget = await lockById(db, id)
      if (budget.state !== 'sent') return
      await db.updateTable('budgets').set({ state: 'seen' }).where('id', '=', id).execute()
      await addEvent(context, db, { budget_id: id, kind: 'seen', version: budget.version, network: context.network })
      await notifyOwner(context, db, budget, {
        kind: seenNotice,
        what: 'abriu o',
        key: `quote ${id} ${budget.version}`,
      })
    })
  return { result: true as const }
}

interface Answer {
  token: string
  version: number
  name: string
  note?: string
}

/**
 * Accepts the version that the client has read. A second time it changes nothing.
 * Throws 404 and 429 as `openQuote`, 409 where another version stands, or it was decided or has expired.
 */
export const acceptQuote = (context: Context, answer: Answer & { email: string }) =>
  answerQuote(context, answer, 'accepted', (db, budget) => {
    const { name, email } = answer
    return accept(context, db, budget, { name, email, network: context.network, note: '', means: 'page' })
  })

/** An answer that is noted alone. */
const noteAnswer = (state: 'refused' | 'change_requested', what: string) => (context: Context, answer: Answer) =>
  answerQuote(context, answer, state, async (db, budget) => {
    await db.updateTable('budgets').set({ state }).where('id', '=', budget.id).execute()
    await note(context, db, budget, { answer, kind: state, what })
  })

/** Refuses a quote, with the reason. Throws as `acceptQuote`. */
export const refuseQuote = noteAnswer('refused', 'recusou o')

/** Asks for a change of a quote, which stays open. Throws as `acceptQuote`. */
export const requestChange = noteAnswer('change_requested', 'pediu uma mudança no')

/** Asks for a new quote in the place of one that has expired. Throws 404 and 429 as `openQuote`, 409 where it has not. */
export async function requestRenewal(context: Context, answer: Omit<Answer, 'version'>) {
  await answerLink(context, answer.token, async (db, budget) => {
    if (stateToday(context, budget) !== 'expired')
      throw new AppError('conflict', 'Este orçamento não está vencido. Abra a página de novo.')
    await note(context, db, budget, { answer, kind: 'renewal_requested', what: 'pediu um novo no lugar do' })
  })
  return { result: true as const, data: { state: 'expired' as const } }
}

async function answerQuote(
  context: Context,
  { token, version }: Answer,
  state: State,
  work: (db: Kysely<DB>, budget: BudgetColumns) => Promise<unknown>,
) {
  await answerLink(context, token, async (db, budget) => {
    if (state === 'accepted' && budget.state === 'accepted' && budget.version === version) return
    if (budget.version !== version)
      throw new AppError(
        'conflict',
        'Este orçamento mudou desde que você o abriu. Leia a versão nova e decida por ela.',
      )
    const now = stateToday(context, budget)
    if (now === 'expired') throw new AppError('conflict', 'A validade deste orçamento passou. Peça um novo.')
    if (!OPEN_STATES.includes(now))
      throw new AppError('conflict', 'Este orçamento já foi respondido. Fale com a gente.')
    await work(db, budget)
  })
  return { result: true as const, data: { state } }
}

/** Does something with the quote of a link in a transaction that holds it. Throws 404 and 429 as `openQuote`. */
async function answerLink(
  context: Context,
  token: string,
  work: (db: Kysely<DB>, budget: BudgetColumns) => Promise<unknown>,
) {
  const { id, share_number } = await openQuote(context, token)
  await context.limits.spend(ANSWER_LIMIT, `${context.network} ${id}`)
  await context.db.transaction().execute(async (db) => {
    const budget = await lockById(db, id)
    // Revoked meanwhile.
    if (budget.share_number !== share_number) throw new AppError('missing', 'Este link não vale mais.')
    await work(db, budget)
  })
}

interface Accepting {
  name: string
  email: string
  network: string
  note: string
  means: Means
  file?: { key: string; name: string }
}

/**
 * Notes the acceptance of the version that stands, in a transaction that holds the quote: its evidence, the status, the
 * parcelas. The accepted PDF and the e-mail with it follow by a job.
 */
export async function accept(context: Context, db: Kysely<DB>, budget: BudgetColumns, accepting: Accepting) {
  const version = await findVersion(db, budget)
  if (!version) throw new AppError('conflict', 'Este orçamento ainda não tem uma versão para aceitar.')
  const { file, ...who } = accepting
  const { id: event } = await addEvent(context, db, {
    ...who,
    budget_id: budget.id,
    kind: 'accepted',
    version: budget.version,
    pdf_sha256: version.pdf_sha256,
    ...(file && { file_key: file.key, file_name: file.name }),
  })
  await setState(context, db, budget, { state: 'accepted', status: 'APPROVED', by: accepting.name })
  await addInstallments(context, db, budget.id, version.document)
  await notifyOwner(context, db, budget, {
    kind: decisionNotice,
    what: 'aceitou o',
    note: MEANS_LABELS[accepting.means],
  })
  await context.jobs.send(acceptedJob, { event, origin: safeOrigin(context) }, { db, key: `accepted ${event}` })
}

/** Sets where a quote stands and its status; an open form learns of the status as of anybody's save. */
export async function setState(
  context: Context,
  db: Kysely<DB>,
  budget: BudgetColumns,
  { state, status, by }: { state: State; status: Status; by: string },
) {
  const at = context.clock.now()
  const { columns } = await raiseRevision({
    stored: budget,
    before: { status: budget.status },
    after: { status },
    by: context.actor ?? { id: 0, name: by },
    at,
  })
  await db
    .updateTable('budgets')
    .set({
      ...columns,
      ...statusColumns(status, budget, at),
      state,
      search: searchColumn({ ...budget, status }),
      updated_at: at,
    })
    .where('id', '=', budget.id)
    .execute()
}

interface Noted {
  answer: Pick<Answer, 'name' | 'note'>
  kind: 'refused' | 'change_requested' | 'renewal_requested'
  /** What the client did with the quote: 'recusou o'. */
  what: string
}

async function note(context: Context, db: Kysely<DB>, budget: BudgetColumns, { answer, kind, what }: Noted) {
  const { name, note = '' } = answer
  await addEvent(context, db, {
    ...{ budget_id: budget.id, version: budget.version, kind },
    ...{ name, note, network: context.network, means: 'page' },
  })
  await notifyOwner(context, db, budget, { kind: decisionNotice, what, note })
}

const stateToday = ({ clock }: Context, budget: BudgetColumns) => stateOn(dayOf(clock.now()), budget)

const lockById = (db: Kysely<DB>, id: number) =>
  db.selectFrom('budgets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
