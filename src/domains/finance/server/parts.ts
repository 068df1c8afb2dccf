import type { Kysely } from 'kysely'
import { accessibleBy } from '#domains/projects/server/access.ts'
import { fromDecimal, plainMoney, toDecimal } from '#money.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import type { Part } from '../fields.ts'
import { MAX_PROJECTS } from '../finance.ts'
import { spellCategories } from './categories.ts'

/** The projects that the caller may give an entry to, the newest first. */
export async function listOwnProjects(context: Context) {
  const rows = await context.db
    .selectFrom('projects')
    .select(['id', 'title'])
    .where(accessibleBy(scopeOf(context)))
    .orderBy('date_created', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PROJECTS)
    .execute()
  return { data: rows }
}

/** Throws 422 where a project is none of the caller's. Those of `kept` are an entry's already. */
export async function requireProjects(
  context: Context,
  db: Kysely<DB>,
  given: readonly (number | null | undefined)[],
  kept: readonly (number | null)[] = [],
) {
  const ids = [...new Set(given)].filter((id) => typeof id === 'number' && !kept.includes(id)) as number[]
  if (ids.length === 0) return
  const found = await db
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', ids)
    .where(accessibleBy(scopeOf(context)))
    .forKeyShare()
    .execute()
  if (found.length < ids.length)
    throw new AppError('invalid', 'Este projeto não existe mais, ou não é seu.', {
      project_id: 'Escolha outro projeto.',
    })
}

/** The parts of an entry as its form edits them. */
export async function readParts(db: Kysely<DB>, report_id: number): Promise<Part[]> {
  const rows = await db
    .selectFrom('finance_parts')
    .select(['category', 'project_id', 'amount'])
    .where('report_id', '=', report_id)
    .orderBy('place')
    .execute()
  return rows.map((row) => ({ ...row, amount: toDecimal(row.amount) }))
}

/** Throws 422 where parts do not come to an entry's amount, in cents, or a transfer has any. */
export function requireWhole(parts: readonly Part[], { amount, transfer }: { amount: number; transfer: boolean }) {
  if (parts.length === 0) return
  if (transfer) throw refuseParts('Uma transferência não se divide: ela não conta em categoria nenhuma.')
  const sum = parts.reduce((rest, part) => rest + fromDecimal(part.amount)!, 0)
  if (sum === amount) return
  const rest = plainMoney(Math.abs(amount - sum))
  throw refuseParts(
    `As partes somam ${plainMoney(sum)}, e a transação é de ${plainMoney(amount)}: ${sum < amount ? 'faltam' : 'sobram'} ${rest}.`,
  )
}

const refuseParts = (text: string) => new AppError('invalid', text, { parts: text })

/** Spells the categories of parts as the ledger does. */
export async function spellParts(db: Kysely<DB>, id_user: number, parts: readonly Part[]): Promise<Part[]> {
  const spelling = await spellCategories(
    db,
    id_user,
    parts.map(({ category }) => category),
  )
  return parts.map((part) => ({ ...part, category: spelling.get(part.category)! }))
}

/**
 * Writes what an entry is split into in place of what it was; the database refuses what does not come to its amount. Category
 * and project are those of the first part.
 */
export async function writeParts(db: Kysely<DB>, report_id: number, parts: readonly Part[]) {
  await db.deleteFrom('finance_parts').where('report_id', '=', report_id).execute()
  const [first] = parts
  if (first)
    await db
      .insertInto('finance_parts')
      .values(parts.map(({ amount, ...part }, place) => ({ ...part, amount: fromDecimal(amount)!, report_id, place })))
      .execute()
  await db
    .updateTable('finance_reports')
    .set({ split: parts.length > 0, ...(first && { category: first.category, project_id: first.project_id }) })
    .where('id', '=', report_id)
    .execute()
}

/** Splits an entry as another one is: the undoing of a payment takes back what the payment gave each category. */
export async function copyParts(db: Kysely<DB>, from: number, to: number) {
  await writeParts(db, to, await readParts(db, from))
}
