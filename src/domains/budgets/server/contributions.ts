import { sql } from 'kysely'
import { countInTime } from '#domains/site/answer-times.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import type { Context, EvidenceSource } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { newest } from '#platform/db/paginate.ts'
import { addMonths, dayOf, startOfDay } from '#time.ts'
import { formPath, numberText } from '../budget.ts'
import { chooseFiltered } from './filter.ts'
import { findTemplates } from './templates.ts'

/** What the command palette finds: quotes, and templates that begin one. */
export const findInBudgets = async (context: Context, text: string): Promise<Found[]> =>
  (await Promise.all([findBudgets(context, text), findTemplates(context, text)])).flat()

/** The newest quotes of the caller's with a text anywhere in what the list shows. */
async function findBudgets(context: Context, text: string): Promise<Found[]> {
  const chosen = chooseFiltered(context, { id_user: scopeOf(context) ?? 0, q: text })
  const rows = await newest(chosen.select(['id', 'project_name', 'client']), 'date', MOST_FOUND).execute()
  return rows.map(({ id, project_name, client }) => ({
    kind: 'budget',
    id,
    title: project_name,
    note: `${numberText(id)} · ${client}`,
    to: formPath(id),
  }))
}

/** Months whose questions are counted. */
const MONTHS = 12

/**
 * What clients asked about quotes, changes and new terms, and how much of it was answered within a working day: by words,
 * by a new version, or by sending the quote again. Where the client decided without waiting, nothing was left to answer.
 */
export const quotesEvidence: EvidenceSource = {
  kind: 'quotes',
  async count({ db, clock }) {
    const now = clock.now()
    const since = addMonths(dayOf(now), -MONTHS)
    const { rows } = await sql<{ at: Date; answered_at: Date | null }>`
      select asked.at, next.at as answered_at
      from budget_events asked
      left join lateral (
        select kind, at from budget_events
        where budget_id = asked.budget_id and id > asked.id
          and (answers = asked.id or kind in ('version', 'sent', 'accepted', 'refused'))
        order by id limit 1
      ) next on true
      where asked.kind in ('change_requested', 'renewal_requested') and asked.at >= ${startOfDay(since)}
        and coalesce(next.kind, '') not in ('accepted', 'refused')
      order by asked.at`.execute(db)
    return countInTime(rows, { since, now })
  },
}
