import type { Context } from '#platform/context.ts'
import { NO_CATEGORY } from '../../finance.ts'
import { namePart } from '../../name-part.ts'
import type { RuleOffer } from '../../rules-contract.ts'
import { inOwnLedger, reportNotFound } from '../access.ts'
import { readRules, ruleFor } from './suggest.ts'

/**
 * The rule that would have given an imported entry the category it has now, for a person who has just corrected it: the rule
 * that gave it another one, to be changed, or a new one. Null where nothing is to be learned: it was not imported, has no
 * category, has no letters or signs to be found by, or the rules say the same. Throws 404.
 */
export async function offerRule(context: Context, id: number): Promise<{ data: RuleOffer | null }> {
  const { db } = context
  const entry = await db
    .selectFrom('finance_reports')
    .select(['id_user', 'description', 'category', 'transfer', 'import_id', 'split'])
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(reportNotFound)
  const { id_user, description, category, transfer, import_id, split } = entry
  if (import_id === null || split || category === NO_CATEGORY) return { data: null }
  const rule = ruleFor(await readRules(db, id_user), description)
  if (rule?.category === category && rule.transfer === transfer) return { data: null }
  const contains = rule?.contains ?? namePart(description)
  if (contains === '') return { data: null }
  return { data: { id: rule?.id ?? null, id_user, contains, category, transfer, before: rule?.category ?? '' } }
}
