import { type Kysely, sql } from 'kysely'
import { notFound, visibleQuotes } from '#domains/budgets/server/access.ts'
import { prepareQuote } from '#domains/budgets/server/add-quote.ts'
import { lineTotal } from '#domains/budgets/sums.ts'
import { visibleLines } from '#domains/production/server/lines.ts'
import { shownTitle } from '#domains/projects/project.ts'
import { toReais } from '#money.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayMonth } from '#time.ts'
import type { billingContract } from '../billing-contract.ts'
import { toHours } from '../hours.ts'
import { requireRates } from './rates.ts'

/** Tasks that an item names. */
const MAX_NAMED = 20

/** The newest figure of a day: of the project or of the person that the row is of. */
const rateOf = (kind: 'price' | 'cost', whose: 'project' | 'person') => {
  const owner = whose === 'project' ? sql`project_id = tasks.project_id` : sql`user_id = task_hours.user_id`
  return sql<number | null>`(
    select amount from hour_rates
    where kind = ${sql.lit(kind)} and ${owner} and from_day <= task_hours.day order by from_day desc limit 1)`
}

/** The open hours of the lines that the caller sees, each with what it is sold for and costs on its day. */
const chooseOpen = (context: Context, db: Kysely<DB>) =>
  db
    .selectFrom('task_hours')
    .innerJoin('tasks', 'tasks.id', 'task_hours.task_id')
    .innerJoin('projects', 'projects.id', 'tasks.project_id')
    .select(['task_hours.id', 'task_hours.day', 'minutes', 'tasks.project_id', 'title', 'id_text', 'nome'])
    .select([
      rateOf('price', 'project').as('project_price'),
      rateOf('price', 'person').as('person_price'),
      rateOf('cost', 'person').as('cost'),
    ])
    .where('task_hours.budget_id', 'is', null)
    .where('minutes', '>', 0)
    .where('projects.id', 'in', visibleLines(context, db).select('projects.id'))
    .orderBy('task_hours.day')
    .orderBy('task_hours.id')

type OpenRow = Awaited<ReturnType<ReturnType<typeof chooseOpen>['execute']>>[number]

/** The quotes that began projects, by project. */
async function findQuotes(db: Kysely<DB>, projects: readonly number[]) {
  const rows = await db
    .selectFrom('budgets')
    .select(['project_id', 'client', 'client_id'])
    .where('project_id', 'in', [0, ...projects])
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.project_id!, row]))
}
type Quotes = Awaited<ReturnType<typeof findQuotes>>

/** Cents of an hour: the project's price, else the person's; null where none is known, or a quote's price includes it. */
const priceOf = (row: OpenRow, quotes: Quotes): number | null =>
  row.project_price ?? (quotes.has(row.project_id) ? null : row.person_price)

/** A project's open hours by price, as items of a quote: in cents. */
function toLines(rows: readonly OpenRow[], quotes: Quotes) {
  const priced = Map.groupBy(rows, (row) => priceOf(row, quotes))
  return [...priced].flatMap(([price, of]) => {
    if (price === null || price === 0) return []
    return [{ rows: of, ...priceLine(sumOf(of), price) }]
  })
}

/** What minutes come to at a price, in cents. */
export function priceLine(minutes: number, price: number) {
  const hours = toHours(minutes)
  return { minutes, hours, price, total: lineTotal({ quantity: hours, unit_price: price }) }
}

const sumOf = (rows: readonly { minutes: number }[]) => rows.reduce((sum, { minutes }) => sum + minutes, 0)

/**
 * Makes a quote's draft of all priced hours of projects, which it bills from then on. Of two such calls at once the second
 * finds none. Throws 404, 409 where it is not what was shown, 422 for projects of several clients.
 */
export async function billHours(context: Context, { projects }: InputOf<typeof billingContract.bill>) {
  requireRates(context)
  const add = await prepareQuote(context)
  const budget = await context.db.transaction().execute(async (db) => {
    const ids = projects.map(({ project_id }) => project_id)
    const rows = await chooseOpen(context, db).where('tasks.project_id', 'in', ids).forUpdate('task_hours').execute()
    const quotes = await findQuotes(db, ids)
    const clients = new Map(ids.flatMap((id) => quotes.get(id) ?? []).map((quote) => [quote.client, quote]))
    if (clients.size > 1)
      throw new AppError('invalid', 'São projetos de clientes diferentes: faça um orçamento para cada.')
    const parts = projects.map((shown) => {
      const lines = toLines(
        rows.filter(({ project_id }) => project_id === shown.project_id),
        quotes,
      )
      const total = lines.reduce((sum, line) => sum + line.total, 0)
      if (toReais(total) !== shown.total || sumOf(lines) !== shown.minutes || lines.length === 0)
        throw new AppError('hours-changed', 'As horas mudaram desde que você as viu: confira o total outra vez.')
      return lines
    })
    const lines = parts.flat()
    const [client] = clients.values()
    const id = await add(db, {
      client: client?.client ?? 'Cliente a definir',
      client_id: client?.client_id ?? null,
      project_name: [...new Set(lines.map((line) => shownTitle(line.rows[0]!.title)))].join(', ').slice(0, 300),
      items: lines.map((line) => ({
        description: describe(line.rows),
        ...{ quantity: line.hours, unit: 'h', unit_price: toReais(line.price), total: toReais(line.total) },
      })),
      costs: lines.map((line) => meanCost(line.rows)),
    })
    await db
      .updateTable('task_hours')
      .set({ budget_id: id })
      .where(
        'id',
        'in',
        lines.flatMap((line) => line.rows.map((row) => row.id)),
      )
      .execute()
    return id
  })
  return { result: true as const, data: { budget } }
}

/** 'Estação da horta: horas de 02/11 a 20/11', and the tasks below. */
function describe(rows: readonly OpenRow[]): string {
  const [from, to] = [dayMonth(rows[0]!.day), dayMonth(rows.at(-1)!.day)]
  const tasks = [...new Map(rows.map(({ id_text, nome }) => [id_text, nome])).values()]
  const more = tasks.length - MAX_NAMED
  return [
    `${shownTitle(rows[0]!.title)}: horas ${from === to ? `em ${from}` : `de ${from} a ${to}`}`,
    ...tasks.slice(0, MAX_NAMED),
    ...(more > 0 ? [`e mais ${more}`] : []),
  ].join('\n')
}

/** Cents that an hour of these costs, weighted by their minutes; null where one's cost is not known. */
function meanCost(rows: readonly OpenRow[]): number | null {
  if (rows.some(({ cost }) => cost === null)) return null
  return Math.round(rows.reduce((sum, { minutes, cost }) => sum + minutes * cost!, 0) / sumOf(rows))
}

/** Removes the draft of a quote that bills hours: they are open again. Throws 404, 409 where it was sent. */
export async function throwAwayQuote(context: Context, id: number) {
  requireRates(context)
  await context.db.transaction().execute(async (db) => {
    const quote = await visibleQuotes(context, db)
      .select(['state', 'version', 'project_id', 'status'])
      .where('budgets.id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('task_hours').select('task_hours.id').whereRef('task_hours.budget_id', '=', 'budgets.id')),
      )
      .forUpdate()
      .executeTakeFirstOrThrow(notFound)
    if (quote.state !== 'draft' || quote.version > 0 || quote.status !== 'PENDING' || quote.project_id !== null)
      throw new AppError('quote-sent', 'Este orçamento já saiu do rascunho: as horas ficam com ele.')
    await db.deleteFrom('budgets').where('id', '=', id).execute()
  })
  return { result: true as const }
}
