import { fold } from '#fold.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import { AppError } from '#platform/errors.ts'
import { type ImportRule, MAX_RULE_TEXT } from '../../rules-contract.ts'
import { inLedger, inOwnLedger, ledgerOf } from '../access.ts'
import { spellCategory } from '../categories.ts'

/** The rules of a ledger, by their text. Throws 403 for somebody else's. */
export async function listRules(context: Context, id_user?: number) {
  const rows = await context.db
    .selectFrom('finance_import_rules')
    .select(['id', 'contains', 'category', 'transfer'])
    .where(inLedger(ownerOf(context, id_user)))
    .orderBy('contains')
    .orderBy('id')
    .execute()
  return { data: rows }
}

type Given = Omit<ImportRule, 'id'> & { id?: number | undefined; id_user?: number | undefined }

/**
 * Adds a rule, or changes the one with that id. Throws 403, 404, 422 where another rule of the ledger has the same text, or
 * where the text is empty or too long without accents.
 */
export async function saveRule(context: Context, { id, id_user, contains, category, transfer }: Given) {
  const folded = foldRule(contains)
  const saved = await context.db
    .transaction()
    .execute(async (db) => {
      const ledger = id === undefined ? await ledgerOf(context, id_user, db) : await findLedger({ ...context, db }, id)
      const fields = { contains: folded, category: await spellCategory(db, ledger, category), transfer }
      if (id === undefined)
        return db
          .insertInto('finance_import_rules')
          .values({ ...fields, id_user: ledger })
          .returning('id')
          .executeTakeFirstOrThrow()
      await db.updateTable('finance_import_rules').set(fields).where('id', '=', id).execute()
      return { id }
    })
    .catch(
      refuseDouble('finance_import_rules_id_user_contains_key', () => refuseText('Já há uma regra para este texto.')),
    )
  return { result: true as const, data: saved }
}

/** A rule's text as it is stored. Throws 422 where it is accents alone, or too long: a Hangul syllable becomes three letters. */
export function foldRule(contains: string): string {
  const folded = fold(contains).trim()
  if (folded === '') throw refuseText('Escreva um trecho da descrição.')
  if (folded.length > MAX_RULE_TEXT) throw refuseText(`Use no máximo ${MAX_RULE_TEXT} caracteres.`)
  return folded
}

const refuseText = (error: string) => new AppError('invalid', error, { contains: error })

/** Removes a rule; what it has categorised stays. Throws 404. */
export async function removeRule(context: Context, id: number) {
  await findLedger(context, id)
  await context.db.deleteFrom('finance_import_rules').where('id', '=', id).execute()
  return { result: true as const }
}

/** Whose ledger a rule of the caller's is for; the rule is locked within a transaction. Throws 404. */
async function findLedger(context: Context, id: number): Promise<number> {
  const { id_user } = await context.db
    .selectFrom('finance_import_rules')
    .select('id_user')
    .where('id', '=', id)
    .where(inOwnLedger(context))
    .$if(context.db.isTransaction, (rules) => rules.forUpdate())
    .executeTakeFirstOrThrow(() => new AppError('missing', 'Esta regra não existe.'))
  return id_user
}
