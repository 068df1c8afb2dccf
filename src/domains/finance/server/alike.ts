import { sql } from 'kysely'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import type { InputOf } from '#platform/contract/call.ts'
import { withWords } from '#platform/db/like.ts'
import { NO_CATEGORY, type ReportType } from '../finance.ts'
import type { reportsContract } from '../reports-contract.ts'
import { inLedger } from './access.ts'

/**
 * What the last entry of a ledger with this description was, capitals and accents aside; null where there is none. Throws
 * 403 for somebody else's.
 */
export async function findAlike(context: Context, { id_user, description }: InputOf<typeof reportsContract.alike>) {
  const entries = context.db
    .selectFrom('finance_reports')
    .select(['category', 'type'])
    .where(inLedger(ownerOf(context, id_user)))
    .where('deleted_at', 'is', null)
    .where('reversal', '=', false)
    .where('split', '=', false)
    .where('category', '<>', NO_CATEGORY)
    .where(sql<boolean>`folded(description) = folded(${description})`)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
  const last = await withWords(entries, description).limit(1).executeTakeFirst()
  return { data: last ? { ...last, type: last.type as ReportType } : null }
}
