import type { Kysely } from 'kysely'
import * as z from 'zod'
import { DemoPerson, findDemoPeople } from '#domains/projects/server/demo-people.ts'
import { toCents } from '#money.ts'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { renderMarkdown } from '#platform/markdown/render.ts'
import { isEmpty, readSeed } from '#platform/seed.ts'
import { addDays, DAY_MS, dayOf } from '#time.ts'
import { STATES, STATUSES } from '../budget.ts'
import { BudgetFields } from '../budget-schemas.ts'
import { totalOf } from '../sums.ts'
import { TemplateFields } from '../template-contract.ts'
import { type Fields, toColumns, toStored } from './columns.ts'
import { costColumn } from './costs.ts'
import { addDemoExchange, DemoPayment } from './demo-exchange.ts'
import { insertNumber } from './number.ts'
import { insertBudget } from './save.ts'

/**
 * A quote of the demonstration. Days count from the first start: `made` and `approved` back, `deadline` and `validity`
 * forward; `due` of a payment counts from when the quote was made.
 */
const DemoBudget = BudgetFields.pick({
  client: true,
  project_name: true,
  extra_text: true,
  terms: true,
  additional_value: true,
  items: true,
}).extend({
  who: DemoPerson,
  /** Who answers for a client without a record. */
  contact: z.string().default(''),
  discount: BudgetFields.shape.discount.default(null),
  status: z.enum(STATUSES),
  state: z.enum(STATES).exclude(['expired']),
  made: z.int().nonnegative(),
  approved: z.int().nonnegative().optional(),
  /** What each item costs the firm, in reais as its price is. */
  costs: z.array(z.number().nullable()).default([]),
  deadline: z.int(),
  validity: z.int(),
  payments: z.array(
    z.object({
      ...{ due: z.int().nullable(), percent: z.number().nullable(), amount: z.number().nullable() },
      ...DemoPayment.shape,
    }),
  ),
})
type DemoBudget = z.infer<typeof DemoBudget>

/** Fills an installation without quotes with some in all statuses and states. */
export async function seedDemoBudgets(program: Program) {
  if (!(await isEmpty(program.db, 'budgets'))) return
  const budgets = readSeed('budgets/quotes.json', z.array(DemoBudget))
  const people = await findDemoPeople(program)
  const oldestFirst = budgets.toSorted((one, other) => other.made - one.made)
  await program.db.transaction().execute(async (db) => {
    for (const { who, ...budget } of oldestFirst) await addDemoBudget({ ...program, db }, budget, people[who])
    await addDemoTemplates(program, db, people.marina)
  })
}

async function addDemoBudget(
  program: Program,
  { state, made, approved, contact, costs, deadline, validity, payments, ...fields }: Omit<DemoBudget, 'who'>,
  id_user: number,
) {
  const { db, clock } = program
  const now = clock.now()
  const ahead = (days: number) => addDays(dayOf(now), days)
  const [extra, terms] = [
    await renderMarkdown(program, fields.extra_text, 'page'),
    await renderMarkdown(program, fields.terms, 'page'),
  ]
  const id = await insertNumber(program, db, id_user)
  const client = await db
    .selectFrom('clients')
    .select('id')
    .where('name', '=', fields.client)
    .where('demo', '=', true)
    .executeTakeFirst()
  await insertBudget(db, {
    id,
    id_user,
    date: daysAgo(now, made),
    fields: toStored({
      ...fields,
      ...{ late_fine: null, late_interest: null },
      client_id: client?.id ?? null,
      deadline: ahead(deadline),
      budget_validity: ahead(validity),
      payments: payments.map(({ percent, amount, due }) => ({
        percent,
        amount,
        due: due === null ? null : ahead(due - made),
      })),
    }),
    columns: {
      state,
      extra_html: extra.html,
      terms_html: terms.html,
      approved_at: approved === undefined ? null : daysAgo(now, approved),
      costs: costColumn({
        ...{ before: [], sent: [], column: [], items: fields.items },
        given: fields.items.map((_, index) => (costs[index] ? toCents(costs[index]) : null)),
      }),
      demo: true,
    },
  })
  await addDemoExchange(program, db, { id, id_user, state, contact, made, approved, payments })
}

/** A moment of that day's work, never in the future. */
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS - ((days * 37) % 180) * 60_000)

/** Removes the demonstration's templates, and its quotes with their numbers. */
export async function removeDemoBudgets(db: Kysely<DB>) {
  await db.deleteFrom('budget_templates').where('demo', '=', true).execute()
  await db
    .deleteFrom('budget_numbers')
    .where('id', 'in', (budgets) => budgets.selectFrom('budgets').select('id').where('demo', '=', true))
    .execute()
  // The firm's own receipts begin with number 1, unless some were given out beside the demonstration's.
  await db
    .deleteFrom('budget_receipt_years')
    .where('year', 'not in', (receipts) => receipts.selectFrom('budget_receipts').select('year'))
    .execute()
}

/** A template of the demonstration, all of whose payments are percents. */
const DemoTemplate = TemplateFields.omit({ late_fine: true, late_interest: true }).extend({ name: z.string() })

/** Adds the demonstration's templates. */
async function addDemoTemplates({ clock }: Pick<Program, 'clock'>, db: Kysely<DB>, kept_by: number) {
  const templates = readSeed('budgets/templates.json', z.array(DemoTemplate))
  const rows = templates.map(({ name, deadline_days, validity_days, payments, ...content }) => {
    const fields = toStored(content) as Pick<Fields, keyof typeof content>
    return {
      ...{ name, deadline_days, validity_days, payments: JSON.stringify(payments) },
      ...toColumns(fields),
      total: totalOf(fields),
      ...{ kept_by, kept_at: clock.now(), demo: true },
    }
  })
  await db.insertInto('budget_templates').values(rows).execute()
}
