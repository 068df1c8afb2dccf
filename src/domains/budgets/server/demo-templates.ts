import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Program } from '#platform/context.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { readSeed } from '#platform/seed.ts'
import { totalOf } from '../sums.ts'
import { TemplateFields } from '../template-contract.ts'
import { type Fields, toColumns, toStored } from './columns.ts'

/** A template of the demonstration, all of whose payments are percents. */
const DemoTemplate = TemplateFields.omit({ late_fine: true, late_interest: true }).extend({ name: z.string() })

/** Adds the demonstration's templates. */
export async function addDemoTemplates({ clock }: Pick<Program, 'clock'>, db: Kysely<DB>, kept_by: number) {
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
