import type { EvidenceSource } from '#platform/context.ts'
import { addMonths, dayOf } from '#time.ts'

/** Months whose finished lines are counted: a small firm finishes a dozen in them. */
const MONTHS = 24

/** Lines that were finished with a day promised, and how many of them by that day. */
export const linesEvidence: EvidenceSource = {
  kind: 'lines',
  async count({ db, clock }) {
    const since = addMonths(dayOf(clock.now()), -MONTHS)
    const { first_day, ...counted } = await db
      .selectFrom('production_lines')
      .select(({ fn, ref }) => [
        fn.countAll<number>().as('cases'),
        fn.countAll<number>().filterWhere('finished_on', '<=', ref('promised_on')).as('kept'),
        fn.min('finished_on').as('first_day'),
      ])
      .where('finished_on', '>=', since)
      .where('promised_on', 'is not', null)
      .executeTakeFirstOrThrow()
    return { cases: Number(counted.cases), kept: Number(counted.kept), first_day: first_day ?? since }
  },
}
