import type { Selectable } from 'kysely'
import { fromDecimal } from '#money.ts'
import type { FinanceReports } from '#platform/db/tables.gen.ts'
import type { ReportFields } from '../reports-contract.ts'

export type ReportColumns = Selectable<FinanceReports>

/** What the modal edits, as it is stored: the amount in cents. */
export type Fields = Omit<ReportFields, 'amount' | 'parts'> & { amount: number }

/** Fields of entries, bills and repeated entries as they are stored; what is left out stays left out. */
export function toStored<Given extends { amount?: string | undefined }>({ amount, ...same }: Given) {
  return { ...same, ...(amount !== undefined && { amount: fromDecimal(amount)! }) } as Omit<Given, 'amount'> &
    (undefined extends Given['amount'] ? { amount?: number } : { amount: number })
}
