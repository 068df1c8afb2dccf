import * as z from 'zod'
import { giveProject } from '#domains/finance/server/payments.ts'
import type { Program } from '#platform/context.ts'
import { readSeed } from '#platform/seed.ts'

/** What of the demonstration belongs to one of its lines, by names: the quote that began it, entries, and parts of entries. */
const DemoProject = z.object({
  line: z.string(),
  quote: z.string().optional(),
  entries: z.array(z.string()),
  parts: z.array(z.object({ entry: z.string(), place: z.int().nonnegative() })),
})

/** Gives the demonstration's lines their quotes and expenses, which other domains have brought and remove. */
export async function seedDemoMargins({ db }: Pick<Program, 'db'>) {
  const lines = await db
    .selectFrom('production_lines')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['projects.id', 'title'])
    .where('demo', '=', true)
    .execute()
  const known = new Map(lines.map(({ id, title }) => [title, id]))
  await db.transaction().execute(async (db) => {
    for (const { line, quote, entries, parts } of readSeed('margins/projects.json', z.array(DemoProject))) {
      const project_id = known.get(line)
      if (project_id === undefined) continue
      if (quote !== undefined) {
        const begun = await db
          .updateTable('budgets')
          .set({ project_id })
          .where('project_name', '=', quote)
          .where('project_id', 'is', null)
          .where('demo', '=', true)
          .returning('id')
          .execute()
        for (const { id } of begun) await giveProject(db, project_id, id)
      }
      const ofDemo = db.updateTable('finance_reports').set({ project_id }).where('demo', '=', true)
      if (entries.length > 0) await ofDemo.where('description', 'in', entries).execute()
      for (const { entry, place } of parts) {
        await db
          .updateTable('finance_parts')
          .set({ project_id })
          .where('place', '=', place)
          .where('report_id', 'in', (reports) =>
            reports
              .selectFrom('finance_reports')
              .select('id')
              .where('description', '=', entry)
              .where('demo', '=', true),
          )
          .execute()
        // The entry itself has the project of its first part.
        if (place === 0) await ofDemo.where('description', '=', entry).where('split', '=', true).execute()
      }
    }
  })
}
