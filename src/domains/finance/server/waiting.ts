import { brl, fromDecimal } from '#money.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, isAdmin, type WaitingSource } from '#platform/context.ts'
import type { Waiting } from '#platform/contributions.ts'
import { addDays, dayMonth, dayOf, startOfDay } from '#time.ts'
import { inLedger, ledgerOf } from './access.ts'
import { readLowest } from './cash.ts'
import { findFloor } from './floor.ts'
import { listLacking } from './inbox/list.ts'
import { listOpenBills, receivablesOf } from './open-payables.ts'
import { listOver } from './over-limit.ts'

const BILLS = '/dashboard/financial-report/bills'
const RECEIPTS = '/dashboard/financial-report/receipts'
const CASH = '/dashboard/financial-report/cash'
const IMPORT = '/dashboard/financial-report/import'

/** Days before which it is said that the balance comes below the floor. */
const FLOOR_DAYS = 28

/**
 * What waits in finance: bills and parcelas due today or late; a balance that falls below the floor within four weeks;
 * statement lines left in doubt; receipts without an entry, and entries without a receipt (one row each); own
 * categories over their limit.
 * All of it is one's own, for the admin everybody's, but for the categories. Orders that wait for a Pix come from
 * sales.
 */
export const payablesWaiting: WaitingSource = {
  label: 'Financeiro',
  kinds: ['bill', 'installment', 'statement-line', 'receipt', 'lacking', 'floor', 'over-limit'],
  async list(context, limit) {
    const owner = scopeOf(context)
    const today = dayOf(context.clock.now())
    const [bills, doubtful, receipts, lacking, low, over, ...owed] = await Promise.all([
      listOpenBills(context.db, owner, { until: today, limit }),
      context.db
        .selectFrom('finance_doubtful_lines')
        .select(['id', 'description', 'amount', 'created_at'])
        .where(inLedger(owner))
        .orderBy('id')
        .limit(limit)
        .execute(),
      context.db
        .selectFrom('finance_attachments')
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.min('id').as('id'),
          fn.min('created_at').as('since'),
        ])
        .where('report_id', 'is', null)
        .where('bill_id', 'is', null)
        .where('deleted_at', 'is', null)
        .where(inLedger(owner))
        .executeTakeFirstOrThrow(),
      listLacking(context, owner, 1),
      findLow(context, today),
      listOver(context, today),
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
        ({ id, due, payer, description, about, amount, to }): Waiting => ({
          ...toMoney('installment', id, due),
          who: payer,
          what: about ?? description,
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
    const ofReceipts: Waiting[] =
      receipts.count > 0
        ? [
            toReceipts(
              'receipt',
              receipts.id,
              receipts.since,
              counted(receipts.count, 'comprovante', 'comprovantes'),
              receipts.count === 1 ? 'espera a sua transação' : 'esperam a sua transação',
            ),
          ]
        : []
    const ofLacking: Waiting[] = lacking.lacking.map(({ id, date }) =>
      toReceipts(
        'lacking',
        id,
        startOfDay(date),
        counted(lacking.lacking_count, 'transação', 'transações'),
        lacking.lacking_count === 1 ? 'pede comprovante' : 'pedem comprovante',
      ),
    )
    return [...low, ...over, ...ofBills, ...ofStatements, ...ofReceipts, ...ofLacking, ...ofCustomers]
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, limit)
  },
}

/** Reckoned only where a floor is set: the balance of all that the caller sees as one comes below it soon. */
async function findLow(context: Context, today: string): Promise<Waiting[]> {
  const whose = isAdmin(context) ? 0 : undefined
  const ledger = await ledgerOf(context, whose)
  if ((await findFloor(context.db, ledger)).floor === null) return []
  const { accounts, below_from, floor } = (await readLowest(context, whose)).data
  if (accounts === 0 || below_from === null || below_from > addDays(today, FLOOR_DAYS)) return []
  const when = below_from === today ? 'hoje' : `em ${dayMonth(below_from)}`
  return [
    {
      ...{ kind: 'floor', id: ledger, group: 'money', at: startOfDay(today), when: 'due', state: '' },
      ...{ who: 'Caixa', what: `fica abaixo do piso de ${brl(fromDecimal(floor!)!)} ${when}`, amount: null, to: CASH },
    },
  ]
}

/** All of a kind as one, since they are settled on one screen. */
const toReceipts = (kind: string, id: number, at: Date, who: string, what: string): Waiting => ({
  ...{ kind, id, group: 'money', at, when: 'since', state: '', amount: null, to: RECEIPTS, who, what },
})

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const toMoney = (kind: string, id: number, due: string) =>
  ({ kind, id, group: 'money', at: startOfDay(due), when: 'due', state: '' }) as const
