import { scopeOf } from '#platform/auth/scope.ts'
import type { WaitingSource } from '#platform/context.ts'
import type { Waiting } from '#platform/contributions.ts'
import { dayOf, startOfDay } from '#time.ts'
import { inLedger } from './access.ts'
import { receivablesOf } from './open-payables.ts'

const BILLS = '/dashboard/financial-report/bills'
const IMPORT = '/dashboard/financial-report/import'

/**
 * Bills and parcelas that are due today or late, and lines of statements that were left in doubt: one's own, for the admin
 * everybody's. Orders wait for their Pix by themselves.
 */
export const payablesWaiting: WaitingSource = {
  label: 'Financeiro',
  kinds: ['bill', 'installment', 'statement-line'],
  async list(context, limit) {
    const owner = scopeOf(context)
    const today = dayOf(context.clock.now())
    const [bills, doubtful, ...owed] = await Promise.all([
      context.db
        .selectFrom('finance_bills')
        .select(['id', 'description', 'category', 'type', 'amount', 'due'])
        .where('deleted_at', 'is', null)
        .where('paid_on', 'is', null)
        .where('due', '<=', today)
        .where(inLedger(owner))
        .orderBy('due')
        .orderBy('id')
        .limit(limit)
        .execute(),
      context.db
        .selectFrom('finance_doubtful_lines')
        .select(['id', 'description', 'amount', 'created_at'])
        .where(inLedger(owner))
        .orderBy('id')
        .limit(limit)
        .execute(),
      ...receivablesOf(context)
        .filter(({ kind }) => kind !== 'order')
        .map(({ list }) => list(context, { owner, limit })),
    ])
    const ofBills = bills.map(
      ({ id, description, category, type, amount, due }): Waiting => ({
        ...toMoney('bill', id, due),
        who: description,
        what: category,
        amount: type === 'receita' ? amount : -amount,
        to: BILLS,
      }),
    )
    const ofCustomers = owed
      .flat()
      .filter(({ due }) => due <= today)
      .map(
        ({ id, due, payer, description, amount, to }): Waiting => ({
          ...toMoney('installment', id, due),
          who: payer,
          what: description,
          amount,
          to,
        }),
      )
    const ofStatements = doubtful.map(
      ({ id, description, amount, created_at }): Waiting => ({
        ...{ kind: 'statement-line', id, group: 'money', at: created_at, when: 'since', state: '' },
        ...{ who: description, what: 'ficou em dúvida no extrato', amount, to: IMPORT },
      }),
    )
    return [...ofBills, ...ofStatements, ...ofCustomers]
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, limit)
  },
}

const toMoney = (kind: string, id: number, due: string) =>
  ({ kind, id, group: 'money', at: startOfDay(due), when: 'due', state: '' }) as const
