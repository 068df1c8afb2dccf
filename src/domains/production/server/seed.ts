import type { Program } from '#platform/context.ts'
import { dayOf } from '#time.ts'

/** Has the lines of the seeded projects that ended before today finished, as the migration did with those of before. */
export async function finishEndedLines({ db, clock }: Pick<Program, 'db' | 'clock'>) {
  await db
    .updateTable('production_lines')
    .set(({ selectFrom }) => ({
      ...{ projectline: 'finished', projectstatus: 'completed' },
      finished_on: selectFrom('projects').select('date_project_end').whereRef('id', '=', 'project_id'),
      promised_on: selectFrom('projects').select('date_project_end').whereRef('id', '=', 'project_id'),
    }))
    .where('project_id', 'in', (eb) =>
      eb.selectFrom('projects').select('id').where('date_project_end', '<', dayOf(clock.now())),
    )
    .execute()
}
