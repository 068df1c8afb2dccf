import { plainMoney } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { day } from '#time.ts'
import { TYPE_LABELS } from '../../finance.ts'
import { type Entry, readEntries } from './month.ts'

export interface Asked {
  id_user?: number | undefined
  /** YYYY-MM */
  month: string
}

/** A month of a ledger as a table. Throws 403 for somebody else's. */
export async function sendCsv(context: Context, { id_user, month }: Asked): Promise<File> {
  const entries = await readEntries(context, ownerOf(context, id_user), month)
  return sendRows(context, csvName(month), tabulate(entries))
}

export const csvName = (month: string) => `financeiro ${month}.csv`

const HEAD = [
  ...['Data', 'Descrição', 'Categoria', 'Tipo', 'Entrada (R$)', 'Saída (R$)', 'Transferência (R$)'],
  ...['Conta', 'Origem', 'Responsável', 'Número'],
]

/** The columns of income and of expenses add up to the month's: a transfer stands in neither. */
export function tabulate(entries: readonly Entry[]) {
  const rows = entries.map(({ type, transfer, ...entry }) => {
    const amount = plainMoney(entry.amount)
    const inColumn = (column: Entry['type']) => (!transfer && type === column ? amount : '')
    return [
      day(entry.date),
      entry.description,
      entry.category,
      transfer ? `Transferência (${TYPE_LABELS[type].toLowerCase()})` : TYPE_LABELS[type],
      inColumn('receita'),
      inColumn('despesa'),
      transfer ? amount : '',
      entry.account ?? '',
      entry.source_label,
      entry.owner ?? '',
      entry.id,
    ]
  })
  return [HEAD, ...rows]
}
