import type { Kysely } from 'kysely'
import { fold } from '#fold.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { refuseDouble } from '#platform/db/errors.ts'
import type { DB } from '#platform/db/tables.gen.ts'
import { AppError } from '#platform/errors.ts'
import { NO_CATEGORY } from '../../finance.ts'
import { namePart } from '../../name-part.ts'
import { type ImportRule, MAX_RULE_TEXT, type RuleOffer } from '../../rules-contract.ts'
import { inLedger, inOwnLedger, ledgerOf, reportNotFound } from '../access.ts'
import { spellCategory } from '../categories.ts'
import { refuseLine } from './receive.ts'
import { readRules, ruleFor } from './suggest.ts'
import type { Decided } from './write-lines.ts'

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
function foldRule(contains: string): string {
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

/**
 * Keeps as rules what the person wants done with such lines from now on; a rule with the same text is changed. Throws 422 for
 * a line without a category, or whose text makes no rule.
 */
export async function learnRules(db: Kysely<DB>, ledger: number, added: readonly Decided[]): Promise<void> {
  for (const { line, rule, category, transfer } of added) {
    if (rule === '') continue
    if (category === '') throw refuseLine(line, 'Diga a categoria que se repete.')
    const fields = { category: await spellCategory(db, ledger, category), transfer }
    await db
      .insertInto('finance_import_rules')
      .values({ id_user: ledger, contains: foldRule(rule), ...fields })
      .onConflict((conflict) => conflict.columns(['id_user', 'contains']).doUpdateSet(fields))
      .execute()
  }
}

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
