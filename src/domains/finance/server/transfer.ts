import { fromDecimal } from '#money.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Transfer } from '../accounts-contract.ts'
import { accountNotFound, inOwnLedger } from './access.ts'
import { linkPairs } from './other-side.ts'
import { insertReport } from './save.ts'

const CATEGORY = 'Transferência'

/**
 * Moves money between two accounts of one ledger: an entry in each, linked, which count neither as income nor as expense.
 * Throws 404, 422 for an account and itself, or accounts of two ledgers.
 */
export async function transferBetween(context: Context, { from, to, amount, date, description }: Transfer) {
  if (from === to) throw new AppError('invalid', 'Escolha duas contas diferentes.', { to: 'Escolha outra conta.' })
  const ids = await context.db.transaction().execute(async (db) => {
    const accounts = await db
      .selectFrom('finance_accounts')
      .select(['id', 'id_user', 'name'])
      .where('id', 'in', [from, to])
      .where(inOwnLedger(context))
      .forKeyShare()
      .execute()
    const [source, target] = [from, to].map((id) => accounts.find((account) => account.id === id))
    if (!source || !target) throw accountNotFound()
    if (source.id_user !== target.id_user)
      throw new AppError('invalid', 'As contas são de pessoas diferentes.', {
        to: 'Escolha uma conta da mesma pessoa.',
      })
    const add = (type: 'receita' | 'despesa', account_id: number, label: string) =>
      insertReport(context, db, source.id_user, {
        ...{ type, account_id, date, category: CATEGORY, transfer: true },
        amount: fromDecimal(amount)!,
        description: description || label,
      })
    const out = await add('despesa', from, `Transferência para ${target.name}`)
    const into = await add('receita', to, `Transferência de ${source.name}`)
    await linkPairs(context, db, [{ id: out.id, other_id: into.id }])
    return [out.id, into.id]
  })
  return { result: true as const, data: { ids } }
}
