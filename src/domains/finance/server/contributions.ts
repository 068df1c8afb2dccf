import { sql } from 'kysely'
import { brl } from '#money.ts'
import { scopeOf } from '#platform/auth/scope.ts'
import { type Context, type DateOverlay, requireUser } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { nameOrder, withWords } from '#platform/db/like.ts'
import { day } from '#time.ts'
import { ACCOUNT_KIND_LABELS, type AccountKind, accountPath, reportPath } from '../finance.ts'
import { paginateByDay } from './by-day.ts'
import { chooseFiltered } from './list.ts'

/** What of finance has a text, for the command palette. */
export const findInFinance = async (context: Context, text: string): Promise<Found[]> =>
  (await Promise.all([findAccounts(context, text), findReports(context, text)])).flat()

/** The latest entries of the caller's with a text in their description, category, amount or day. */
async function findReports(context: Context, text: string): Promise<Found[]> {
  const chosen = chooseFiltered(context, { id_user: scopeOf(context) ?? 0, q: text })
  const shown = chosen.select(['id', 'description', 'type', 'amount', 'date'])
  const { rows } = await paginateByDay({ limit: MOST_FOUND }, 'date', shown)
  return rows.map(({ id, description, type, amount, date }) => ({
    kind: 'report',
    id,
    title: description,
    note: `${day(date)} · ${brl(type === 'despesa' ? -amount : amount)}`,
    to: reportPath({ id, date }),
  }))
}

/** The accounts of the caller's own ledger by what they are, their name, bank or number; those out of use last. */
async function findAccounts(context: Context, text: string): Promise<Found[]> {
  const labels = JSON.stringify(ACCOUNT_KIND_LABELS)
  const accounts = context.db
    .selectFrom((rows) =>
      rows
        .selectFrom('finance_accounts')
        .select(['id', 'name', 'kind', 'bank', 'branch', 'number', 'archived'])
        .select(
          sql<string>`lower(folded(concat_ws(' ', ${labels}::jsonb ->> kind, name, bank, branch, number)))`.as(
            'search',
          ),
        )
        .where('id_user', '=', requireUser(context).id)
        .as('account'),
    )
    .select(['id', 'name', 'kind', 'bank', 'branch', 'number'])
    .orderBy('archived')
    .orderBy(nameOrder('name'))
    .orderBy('id')
    .limit(MOST_FOUND)
  const rows = await withWords(accounts, text).execute()
  return rows.map(({ id, name, kind, bank, branch, number }) => ({
    ...{ kind: 'account', id, title: name, to: accountPath(id) },
    note: [ACCOUNT_KIND_LABELS[kind as AccountKind], [bank, branch, number].filter(Boolean).join(' / ')]
      .filter(Boolean)
      .join(' · '),
  }))
}

/** Days on which bills are due as an overlay of the calendar: the caller's own, to pay and to receive. */
export const billOverlay: DateOverlay = {
  name: 'bills',
  label: 'Contas a pagar e a receber',
  async list(context, { from, to, limit }) {
    const rows = await context.db
      .selectFrom('finance_bills')
      .select(['id', 'due', 'description', 'type', 'paid_on'])
      .where('id_user', '=', requireUser(context).id)
      .where('deleted_at', 'is', null)
      .where('due', '>=', from)
      .where('due', '<=', to)
      .orderBy('due')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, due, description, type, paid_on }) => ({
      id,
      day: due,
      title: description,
      note: type === 'receita' ? 'a receber' : 'a pagar',
      to: '/dashboard/financial-report/bills',
      isDone: paid_on !== null,
    }))
  },
}
