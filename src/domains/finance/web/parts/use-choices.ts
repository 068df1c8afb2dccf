import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { ofUser } from '#client/use-whose.ts'
import { useLedger } from './ledger.ts'

/** The input of calls about the ledger of that person; by default the one that new entries go to. */
export function useLedgerOf(owner?: number) {
  const { newIn } = useLedger()
  return ofUser(owner ?? newIn)
}

/** The names of a ledger's categories, the most used first; empty until loaded. */
export function useCategoryNames(owner?: number): string[] {
  const { data } = useQuery(query.finance.reports.categories.queryOptions(useLedgerOf(owner)))
  return data?.data.map(({ name }) => name) ?? []
}

/** A ledger's accounts that are still in use, as options of a select, `chosen` in any case. The first is for none. */
export function useAccountOptions(chosen: number | null, owner?: number) {
  const { data } = useQuery(query.finance.accounts.list.queryOptions(useLedgerOf(owner)))
  const accounts = (data?.data ?? []).filter(({ id, archived }) => !archived || id === chosen)
  return [{ value: '', label: 'Nenhuma' }, ...accounts.map(({ id, name }) => ({ value: String(id), label: name }))]
}
