import { RECEIPT_KIND_NAMES } from '#fiscal/receipt.ts'
import { plainMoney } from '#money.ts'
import { ownerOf } from '#platform/auth/scope.ts'
import type { Context } from '#platform/context.ts'
import { sendRows } from '#platform/csv.ts'
import { formatTaxId } from '#tax-ids.ts'
import { day } from '#time.ts'
import { TYPE_LABELS } from '../../finance.ts'
import { type Entry, readEntries, shareEntries } from './month.ts'
import type { MonthReceipt } from './receipts.ts'

export interface Asked {
  id_user?: number | undefined
  /** YYYY-MM */
  month: string
}

/** A month of a ledger as a table. Throws 403 for somebody else's. */
export async function sendCsv(context: Context, { id_user, month }: Asked): Promise<File> {
  const entries = await readEntries(context, ownerOf(context, id_user), month)
  return sendRows(context, `financeiro ${month}.csv`, tabulate(entries))
}

const HEAD = [
  ...['Data', 'Descrição', 'Categoria', 'Tipo', 'Entrada (R$)', 'Saída (R$)', 'Transferência (R$)'],
  ...['Conta', 'Origem', 'Responsável', 'Número', 'Projeto', 'Parte'],
]

/** The columns of income and of expenses add up to the month's: a transfer stands in neither. */
export function tabulate(entries: readonly Entry[]) {
  const rows = shareEntries(entries).map(({ type, transfer, ...entry }) => {
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
      entry.project ?? '',
      entry.part,
    ]
  })
  return [HEAD, ...rows]
}

/** The same with the paths of each entry's receipts in the archive. */
export function tabulateWithReceipts(entries: readonly Entry[], receipts: readonly MonthReceipt[]) {
  const paths = Map.groupBy(receipts, ({ report_id }) => report_id)
  const [head, ...rows] = tabulate(entries)
  const shared = shareEntries(entries)
  const pathsOf = (id: number) => (paths.get(id) ?? []).map(({ path }) => path).join(' | ')
  return [[...head!, 'Comprovantes'], ...rows.map((row, index) => [...row, pathsOf(shared[index]!.id)])]
}

/** Entries without a receipt. */
export const tabulateLacking = (entries: readonly Entry[]) => [
  ['Data', 'Descrição', 'Categoria', 'Tipo', 'Valor (R$)', 'Conta', 'Responsável', 'Número', 'A categoria pede'],
  ...entries.map(({ type, ...entry }) => [
    day(entry.date),
    entry.description,
    entry.category,
    TYPE_LABELS[type],
    plainMoney(entry.amount),
    entry.account ?? '',
    entry.owner ?? '',
    entry.id,
    entry.wants_receipt ? 'Sim' : 'Não',
  ]),
]

/** Receipts of the month that belong to no entry of it. */
export const tabulateLoose = (receipts: readonly MonthReceipt[]) => [
  ['Arquivo', 'Tipo', 'Número', 'Emissão', 'Fornecedor', 'CNPJ ou CPF', 'Valor (R$)', 'Chave de acesso', 'Situação'],
  ...receipts.map(({ path, reading, state }) => [
    path,
    reading?.event?.name ?? RECEIPT_KIND_NAMES[reading?.kind ?? 'other'],
    reading?.number ?? '',
    reading?.day ? day(reading.day) : '',
    reading?.supplier ?? '',
    reading?.supplierTaxId ? formatTaxId(reading.supplierTaxId) : '',
    typeof reading?.amount === 'number' ? plainMoney(reading.amount) : '',
    reading?.event?.of ?? reading?.accessKey ?? '',
    state,
  ]),
]
