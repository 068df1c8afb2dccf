import * as z from 'zod'
import type { Context, Program } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { dayOf } from '#time.ts'
import { EVIDENCE_KINDS, isSayable } from '../evidence.ts'
import { readSection } from './sections.ts'

/** Counts all figures about the firm anew and keeps them; cached pages are dropped where one has changed. */
export async function countEvidence({ db, clock, domains }: Pick<Program, 'db' | 'clock' | 'domains'>) {
  const sources = domains.flatMap(({ evidence }) => evidence ?? [])
  const last_day = dayOf(clock.now())
  for (const { kind, count } of sources) {
    const figure = { ...(await count({ db, clock })), last_day }
    await db
      .insertInto('site_evidence')
      .values({ kind, ...figure })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(figure))
      .execute()
  }
}

/** Counts them each hour. */
export const countEvidenceJob = defineJob({
  name: 'count-evidence',
  payload: z.object({}),
  schedule: '35 * * * *',
  handler: countEvidence,
})

/** All figures as they were counted last. */
export async function listCounted({ db }: Pick<Context, 'db'>) {
  const rows = await db.selectFrom('site_evidence').select(['kind', 'cases', 'kept', 'first_day', 'last_day']).execute()
  return {
    data: EVIDENCE_KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind).map((row) => ({ ...row, kind }))),
  }
}

/** The figures that the site shows: those switched on that have cases enough. */
export async function listShown(context: Pick<Context, 'db' | 'settings'>) {
  const [chosen, { data }] = await Promise.all([readSection(context, 'evidence'), listCounted(context)])
  return { data: data.filter((figure) => chosen[figure.kind] && isSayable(figure)) }
}
