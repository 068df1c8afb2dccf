import type { Insertable, Kysely } from 'kysely'
import { addClientOfMessageTx } from '#domains/clients/server/of-message.ts'
import { brl } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { raiseRevision } from '#platform/db/revisions.ts'
import type { Budgets, DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import { paymentAmounts } from '../budget.ts'
import type { BudgetChange } from '../budget-schemas.ts'
import { totalOf } from '../sums.ts'
import {
  type BudgetColumns,
  type Fields,
  fieldsOf,
  searchColumn,
  statusColumns,
  toColumns,
  toStored,
  toWireItem,
} from './columns.ts'
import { costColumn, costsOf, keepCosts, readCosts } from './costs.ts'
import { complete, completeItems, readDefaults, replaceNulls } from './defaults.ts'
import { changesContent, type DraftColumns, toDraft, withDraft } from './draft.ts'
import { isStored, lockNumber } from './number.ts'
import { readBudget } from './read.ts'
import { retakeHours } from './returned-hours.ts'

/**
 * Stores a quote under the number that was drawn for it, or changes what is given of one that exists.
 * Throws 403 for another's `id_user` or a message that the caller may not read, 404 for a number that the caller did
 * not draw, 409 with the conflict for a form, 413 and 429 as `renderMarkdown`, 422.
 */
export async function saveBudget(
  context: Context,
  { id_user, budget }: { id_user?: number | undefined; budget: BudgetChange },
) {
  ownerOf(context, id_user)
  const { id, revision, message, ...patch } = budget
  const costs = readCosts(context, patch.items ?? undefined)
  const exists = await isStored(context, id)
  const defaults = await readDefaults(context)
  const given = exists ? replaceNulls(patch, defaults) : complete(patch, defaults)
  const texts = await renderTexts(context, given)
  const data = await context.db.transaction().execute(async (db) => {
    // The message before its client, as where clients are merged: in another order the two could wait for each other.
    if (!exists && message && !given.client_id)
      given.client_id = await addClientOfMessageTx(context, db, message, given.client ?? '')
    const client = await holdClient(db, given.client_id)
    const owner = await lockNumber(context, db, id)
    const stored = await db.selectFrom('budgets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    // A quote keeps a client that was deleted since, and no other gets it.
    if (given.client_id && (!client || (client.deleted_at && stored?.client_id !== given.client_id)))
      throw new AppError('invalid', 'Este cliente não existe mais.', { 'budget.client_id': 'Escolha outro.' })
    const after = toStored(completeItems(given, stored ? fieldsOf(stored).items.map(toWireItem) : []))
    if (stored) return changeBudget(context, db, { stored, after, texts, revision, costs })
    const fields = after as Fields // what is not stored is complete
    const column = costColumn({ before: [], sent: [], column: [], items: fields.items, given: costs })
    return insertBudget(db, {
      id,
      id_user: owner,
      fields,
      date: context.clock.now(),
      columns: { ...texts, costs: column },
    })
  })
  return { id, result: true as const, data: { id, ...data } }
}

interface NewBudget {
  id: number
  id_user: number
  fields: Fields
  /** When it is made. */
  date: Date
  /** The rendered texts, and what else the row has. */
  columns: Partial<Insertable<Budgets>>
}

/** Inserts a quote under a number that the transaction holds. Throws 422. */
export async function insertBudget(db: Kysely<DB>, { id, id_user, fields, date, columns }: NewBudget) {
  requireWhole(fields)
  await db
    .insertInto('budgets')
    .values({
      ...toColumns(fields),
      ...computeColumns(fields, { id, date }),
      ...statusColumns(fields.status, null, date),
      ...columns,
      ...{ id, id_user, date, updated_at: date },
    })
    .execute()
  return { revision: 1, merged: false }
}

interface Change {
  stored: BudgetColumns
  after: Partial<Fields>
  texts: Texts
  revision: number | undefined
  /** What is said of the lines' costs, where they are given. */
  costs?: ReturnType<typeof readCosts>
}

/**
 * Changes a quote in a transaction that holds it: one that was never sent as it stands, of another the draft of the next
 * version alone, besides what is the firm's own. Throws 409 for an accepted one without a draft, and as `retakeHours` and `saveBudget`.
 */
export async function changeBudget(
  context: Context,
  db: Kysely<DB>,
  { stored, after, texts, revision, costs = [] }: Change,
) {
  const [by, at] = [requireUser(context), context.clock.now()]
  const opened = withDraft(stored)
  const before = fieldsOf(opened)
  const kept = { before: before.items, column: stored.costs, items: after.items ?? before.items, given: costs }
  const { columns, saved } = await raiseRevision(
    {
      stored,
      before: costed(before, costsOf(before.items, stored.costs)),
      after: costed(after, keepCosts(kept)),
      by,
      at,
    },
    { begun: revision, readRecord: () => readBudget({ ...context, db }, stored.id) },
  )
  const fields = { ...before, ...after }
  // Approved by hand, it bills its hours again.
  if (before.status === 'PENDING' && fields.status !== 'PENDING') await retakeHours(db, stored.id)
  const isChanged = changesContent(before, after)
  // The parcelas of what was agreed upon share its total, which may be of what the client chose.
  if (isChanged) requireWhole(fields)
  const { total_budget, search } = computeColumns(fields, stored)
  const edited = { ...opened, ...fields, ...texts, total_budget }
  const content =
    stored.version === 0
      ? { ...toColumns(after), ...texts, total_budget }
      : { client_id: fields.client_id, draft: nextDraft(stored, edited, isChanged) }
  await db
    .updateTable('budgets')
    .set({
      ...content,
      ...(after.items && { costs: costColumn({ ...kept, sent: fieldsOf(stored).items }) }),
      search,
      ...statusColumns(fields.status, stored, at),
      ...columns,
      updated_at: at,
    })
    .where('id', '=', stored.id)
    .execute()
  return saved
}

/** Fields for the revisions: two people's costs of the same lines are two changes of the same field. */
const costed = (fields: Partial<Fields>, costs: (number | null)[]) =>
  fields.items ? { ...fields, items: fields.items.map((item, index) => ({ ...item, cost: costs[index] })) } : fields

/** The draft of a quote that was sent, once it is as `edited`; null where that is as the client has it. Throws 409. */
function nextDraft(stored: BudgetColumns, edited: DraftColumns, isChanged: boolean): string | null {
  const isAccepted = stored.state === 'accepted'
  if (isAccepted && isChanged && stored.draft === null)
    throw new AppError(
      'quote-accepted',
      'O cliente já aceitou este orçamento. Para mudá-lo, comece antes uma versão nova.',
    )
  const draft = toDraft(stored, edited)
  const isNone = Object.keys(draft).length === 0 && (stored.draft === null || !isAccepted)
  return isNone ? null : JSON.stringify(draft)
}

type Texts = Partial<Pick<BudgetColumns, 'extra_html' | 'terms_html'>>

/** The given texts as their reader sees them. Throws as `renderMarkdown`. */
export async function renderTexts(
  context: Context,
  { extra_text, terms }: Partial<Pick<Fields, 'extra_text' | 'terms'>>,
): Promise<Texts> {
  // One after the other: a person's saves have one place in the worker.
  return {
    ...(extra_text !== undefined && { extra_html: (await renderMarkdown(context, extra_text, 'save')).html }),
    ...(terms !== undefined && { terms_html: (await renderMarkdown(context, terms, 'save')).html }),
  }
}

/** A client's record, kept from being removed before the transaction ends. */
const holdClient = async (db: Kysely<DB>, id: number | null | undefined) =>
  id ? db.selectFrom('clients').select('deleted_at').where('id', '=', id).forKeyShare().executeTakeFirst() : undefined

/** The columns that follow from a quote's fields. */
function computeColumns(fields: Fields, { id, date }: Pick<BudgetColumns, 'id' | 'date'>) {
  const total_budget = totalOf(fields)
  return { total_budget, search: searchColumn({ ...fields, id, total_budget, date }) }
}

/** Throws 422 for payment terms that do not come to the total. */
export function requireWhole(fields: Fields) {
  const total_budget = totalOf(fields)
  if (fields.payments.length > 0 && !paymentAmounts(total_budget, fields.payments)) {
    const error = `As parcelas precisam somar ${brl(total_budget)}, cada uma com algum valor.`
    throw new AppError('invalid', error, { 'budget.payments': error })
  }
}
