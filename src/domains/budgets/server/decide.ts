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
import { takeChoice } from './choose.ts'
import { type BudgetColumns, searchColumn, statusColumns } from './columns.ts'
import { withDraft } from './draft.ts'
import { addEvent } from './events.ts'
import { addInstallments } from './installments.ts'
import { decisionNotice, notifyOwner, seenNotice } from './notices.ts'
import { addOpening } from './openings.ts'
import { openQuote } from './quote.ts'
import { findVersion } from './versions.ts'

/** Answers to one quote from one network, so that who floods one quote keeps nobody from another. */
const ANSWER_LIMIT: Limit = { name: 'quoteAnswer', points: 60, duration: 60 * 60 }

/** Keeps that the client has opened the quote, and notes it once a version; not what staff or robots open. */
export async function noteSeen(context: Context, token: string) {
  const { id } = await openQuote(context, token)
  if (context.actor === null && !isbot(context.request.get('user-agent')))
    await context.db.transaction().execute(async (db) => {
      const budget = await lockById(db, id)
      await addOpening(context, db, budget)
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
  /** The item that a request is about, from 1. */
  line?: number | undefined
}

interface Accepted extends Answer {
  email: string
  /** The places, from 0, of the items that are taken; as offered where it is left out. */
  choice?: number[] | undefined
  /** Cents: what the client read that it comes to. */
  total?: number | undefined
}

/**
 * Accepts the version that the client has read. A second time it changes nothing.
 * Throws 404 and 429 as `openQuote`, 409 where another version stands, or it was decided or has expired, 422 and 503 as
 * `takeChoice`.
 */
export async function acceptQuote(context: Context, { token, version, name, email, choice, total }: Accepted) {
  await changeByLink(context, token, async (db, budget) => {
    if (budget.state === 'accepted' && budget.version === version) return
    requireOpen(context, budget, version)
    const { network } = context
    await accept(context, db, budget, { name, email, network, note: '', means: 'page', taken: choice, read: total })
  })
  return { result: true as const, data: { state: 'accepted' as const } }
}

/** Refuses a quote, with the reason. Throws as `acceptQuote`. */
export async function refuseQuote(context: Context, answer: Answer) {
  await changeByLink(context, answer.token, async (db, budget) => {
    requireOpen(context, budget, answer.version)
    await db.updateTable('budgets').set({ state: 'refused' }).where('id', '=', budget.id).execute()
    await recordAnswer(context, db, budget, { answer, kind: 'refused', what: 'recusou o' })
  })
  return { result: true as const, data: { state: 'refused' as const } }
}

/** Asks for a change of a quote, which stays open. Throws as `acceptQuote`. */
export async function requestChange(context: Context, answer: Answer) {
  await changeByLink(context, answer.token, async (db, budget) => {
    requireOpen(context, budget, answer.version)
    await requireLine(db, budget, answer.line)
    await db.updateTable('budgets').set({ state: 'change_requested' }).where('id', '=', budget.id).execute()
    await recordAnswer(context, db, budget, { answer, kind: 'change_requested', what: 'pediu uma mudança no' })
  })
  return { result: true as const, data: { state: 'change_requested' as const } }
}

/** Asks for a new quote in the place of one that has expired. Throws 404 and 429 as `openQuote`, 409 where it has not. */
export async function requestRenewal(context: Context, answer: Omit<Answer, 'version'>) {
  await changeByLink(context, answer.token, async (db, budget) => {
    if (stateToday(context, budget) !== 'expired')
      throw new AppError('quote-not-expired', 'Este orçamento não está vencido. Abra a página de novo.')
    await recordAnswer(context, db, budget, { answer, kind: 'renewal_requested', what: 'pediu um novo no lugar do' })
  })
  return { result: true as const, data: { state: 'expired' as const } }
}

/** Throws 422 for an item that the version at hand does not have. */
async function requireLine(db: Kysely<DB>, budget: BudgetColumns, line: number | undefined) {
  if (line === undefined) return
  const version = await findVersion(db, budget)
  if (line > (version?.document.items.length ?? 0))
    throw new AppError('invalid', 'Este item não existe mais.', { line: 'Escolha um item do orçamento.' })
}

/** Throws 409 unless this version stands and the client may still answer it. */
function requireOpen(context: Context, budget: BudgetColumns, version: number) {
  if (budget.version !== version)
    throw new AppError(
      'quote-changed',
      'Este orçamento mudou desde que você o abriu. Leia a versão nova e decida por ela.',
    )
  const state = stateToday(context, budget)
  if (state === 'expired') throw new AppError('quote-expired', 'A validade deste orçamento passou. Peça um novo.')
  if (!OPEN_STATES.includes(state))
    throw new AppError('quote-answered', 'Este orçamento já foi respondido. Fale com a gente.')
}

/** Changes the quote of a link in a transaction that holds it. Throws 404 and 429 as `openQuote`. */
async function changeByLink(
  context: Context,
  token: string,
  change: (db: Kysely<DB>, budget: BudgetColumns) => Promise<unknown>,
) {
  const { id, share_number } = await openQuote(context, token)
  await context.limits.spend(ANSWER_LIMIT, `${context.network} ${id}`)
  await context.db.transaction().execute(async (db) => {
    const budget = await lockById(db, id)
    // Revoked meanwhile.
    if (budget.share_number !== share_number) throw new AppError('missing', 'Este link não vale mais.')
    await change(db, budget)
  })
}

interface Accepting {
  name: string
  email: string
  network: string
  note: string
  means: Means
  /** The day on which it was given; today where it is left out. */
  on?: string | undefined
  file?: { key: string; name: string }
  /** As `takeChoice` takes them. */
  taken?: readonly number[] | undefined
  read?: number | undefined
}

/**
 * Notes the acceptance of the version that stands, in a transaction that holds the quote: its evidence, the status, the
 * parcelas. The accepted PDF and the e-mail with it follow by a job.
 */
export async function accept(context: Context, db: Kysely<DB>, budget: BudgetColumns, accepting: Accepting) {
  const version = await findVersion(db, budget)
  if (!version) throw new AppError('quote-unsent', 'Este orçamento ainda não tem uma versão para aceitar.')
  const { file, taken, read, on, ...who } = accepting
  const { document, columns, accepted } = await takeChoice(context, db, budget, { version, taken, read })
  const { id: event } = await addEvent(context, db, {
    ...who,
    budget_id: budget.id,
    kind: 'accepted',
    version: budget.version,
    ...accepted,
    ...(file && { file_key: file.key, file_name: file.name }),
  })
  await setState(context, db, { ...budget, ...columns }, { state: 'accepted', status: 'APPROVED', by: accepting.name })
  const notBefore = accepting.means === 'page' ? dayOf(context.clock.now()) : ''
  const dues = await addInstallments(context, db, budget.id, document, { on, notBefore })
  await notifyOwner(context, db, budget, {
    kind: decisionNotice,
    what: 'aceitou o',
    note: MEANS_LABELS[accepting.means],
  })
  await context.jobs.send(acceptedJob, { event, origin: safeOrigin(context), dues }, { db, key: `accepted ${event}` })
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
      search: searchColumn({ ...withDraft(budget), status }),
      updated_at: at,
    })
    .where('id', '=', budget.id)
    .execute()
}

interface ClientAnswer {
  answer: Pick<Answer, 'name' | 'note' | 'line'>
  kind: 'refused' | 'change_requested' | 'renewal_requested'
  /** What the client did with the quote: 'recusou o'. */
  what: string
}

/** Notes in the quote's history what its client answered, and tells its owner. */
async function recordAnswer(
  context: Context,
  db: Kysely<DB>,
  budget: BudgetColumns,
  { answer, kind, what }: ClientAnswer,
) {
  const { name, note = '', line = null } = answer
  await addEvent(context, db, {
    budget_id: budget.id,
    version: budget.version,
    kind,
    name,
    note,
    line,
    network: context.network,
    means: 'page',
  })
  await notifyOwner(context, db, budget, { kind: decisionNotice, what, note })
}

const stateToday = ({ clock }: Context, budget: BudgetColumns) => stateOn(dayOf(clock.now()), budget)

const lockById = (db: Kysely<DB>, id: number) =>
  db.selectFrom('budgets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
