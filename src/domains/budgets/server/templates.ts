import { type Kysely, sql } from 'kysely'
import { toReais } from '#money.ts'
import { pick } from '#pick.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { hasText } from '#platform/db/like.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { dayOf, daysBetween } from '#time.ts'
import { templatePath } from '../budget.ts'
import { totalOf } from '../sums.ts'
import { MAX_TEMPLATES, type Template, type TemplateRow } from '../template-contract.ts'
import { notFound, visibleQuotes } from './access.ts'
import { readOffered } from './choose.ts'
import { type Fields, toColumns, toWireAmount, toWireItem } from './columns.ts'
import { copyCosts, withCosts } from './costs.ts'

/** What a template has of a quote as it stands there. */
const SAME = [
  ...(['extra_text', 'terms', 'items', 'discount', 'additional_value'] as const),
  ...(['late_fine', 'late_interest'] as const),
] as const

interface StoredPayment {
  due_days: number | null
  /** Days after the acceptance. */
  days?: number | undefined
  percent: number | null
  /** Cents. */
  amount: number | null
}

/** The firm's templates, by name. */
export async function listTemplates({ db }: Pick<Context, 'db'>): Promise<{ data: TemplateRow[] }> {
  const rows = await db
    .selectFrom('budget_templates')
    .leftJoin('users', 'users.id', 'kept_by')
    .select(['budget_templates.id', 'budget_templates.name', 'total', 'kept_at', 'users.name as by'])
    .select(sql<number>`jsonb_array_length(items)`.as('items'))
    .orderBy(sql`lower(budget_templates.name)`)
    .limit(MAX_TEMPLATES)
    .execute()
  return {
    data: rows.map(({ total, kept_at, by, ...row }) => ({
      ...row,
      total: toReais(total),
      at: kept_at.toISOString(),
      by: by ?? '',
    })),
  }
}

/** A template. Throws 404. */
export async function readTemplate(context: Context, id: number): Promise<{ data: Template }> {
  const row = await context.db
    .selectFrom('budget_templates')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(templateNotFound)
  const fields = pick(row, SAME) as unknown as Pick<Fields, (typeof SAME)[number]>
  return {
    data: {
      ...pick(row, ['id', 'name', 'deadline_days', 'validity_days']),
      ...fields,
      additional_value: toReais(fields.additional_value),
      discount: toWireAmount(fields.discount),
      items: withCosts(context, fields.items.map(toWireItem), row.costs),
      payments: (row.payments as unknown as StoredPayment[]).map(toWireAmount),
    },
  }
}

/**
 * Keeps a quote of the caller's as a template, its draft where there is one. Nothing of its client, of what they answered
 * or were sent is kept. Throws 404, 409 where one of that name is there and is not to be replaced, 422 where there are too
 * many.
 */
export async function keepTemplate(
  context: Context,
  { id, name, replace }: { id: number; name: string; replace: boolean },
) {
  const stored = await visibleQuotes(context).selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const fields = await readOffered(context.db, stored)
  const made = dayOf(stored.date)
  const daysTo = (day: string) => Math.max(0, daysBetween(made, day))
  const values = {
    name,
    ...toColumns(pick(fields, SAME)),
    total: totalOf(fields),
    costs: copyCosts(fields.items, stored.costs),
    payments: JSON.stringify(
      fields.payments.map(
        ({ due, ...term }): StoredPayment => ({ ...term, due_days: due === null ? null : daysTo(due) }),
      ),
    ),
    deadline_days: daysTo(fields.deadline),
    validity_days: daysTo(fields.budget_validity),
    kept_at: context.clock.now(),
    kept_by: requireUser(context).id,
    demo: false,
  }
  const kept = await context.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('budget_templates')
      .values(values)
      .onConflict((conflict) => {
        const ofName = conflict.expression(sql`lower(name)`)
        return replace ? ofName.doUpdateSet(values) : ofName.doNothing()
      })
      .returning('id')
      .executeTakeFirst()
    await requireRoom(db)
    return added
  })
  if (!kept) throw nameTaken()
  return { result: true as const, data: kept }
}

/** Throws 422 where there are more templates than there may be. */
async function requireRoom(db: Kysely<DB>) {
  const { count } = await db
    .selectFrom('budget_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > MAX_TEMPLATES)
    throw new AppError('invalid', `Já há ${MAX_TEMPLATES} modelos. Exclua um que não se usa mais.`)
}

/** Renames a template. Throws 404, 409 where another has that name. */
export async function renameTemplate({ db }: Pick<Context, 'db'>, { id, name }: { id: number; name: string }) {
  await db
    .updateTable('budget_templates')
    .set({ name })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(templateNotFound)
    .catch(refuseDouble('budget_templates_name_idx', nameTaken))
  return { result: true as const }
}

/** Removes a template; the quotes that began with it stay as they are. Throws 404. */
export async function removeTemplate({ db }: Pick<Context, 'db'>, id: number) {
  await db.deleteFrom('budget_templates').where('id', '=', id).returning('id').executeTakeFirstOrThrow(templateNotFound)
  return { result: true as const }
}

/** Templates with a text in their name, for the command palette: each begins a quote. */
export async function findTemplates({ db }: Pick<Context, 'db'>, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('budget_templates')
    .select(['id', 'name'])
    .where(hasText('name', text))
    .orderBy('name')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ id, name }) => ({
    kind: 'budget-template',
    id,
    title: name,
    note: 'Novo orçamento a partir deste modelo',
    to: templatePath(id),
  }))
}

const templateNotFound = () => new AppError('missing', 'Este modelo não existe mais.')

function nameTaken() {
  const text = 'Já há um modelo com este nome.'
  return new AppError('name-taken', text, { name: text })
}
