import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { ofUser } from '#client/session/use-whose.ts'
import type { PaymentMethod } from '#platform/contract/payment-methods.ts'
import type { ReportType } from '../../finance.ts'
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

/** The reader's projects, as options of a select; `chosen` are there in any case, by their titles. The first is for none. */
export function useProjectOptions(chosen: readonly { id: number; title: string }[] = []) {
  const { data } = useQuery(query.finance.reports.projects.queryOptions())
  const own = data?.data ?? []
  const others = chosen.filter(
    ({ id }, at) => !own.some((one) => one.id === id) && chosen.findIndex((one) => one.id === id) === at,
  )
  return [
    { value: '', label: 'Nenhum' },
    ...[...others, ...own].map(({ id, title }) => ({ value: String(id), label: title || 'Sem título' })),
  ]
}

/** Which account of a ledger is meant where nobody says another; null for none. Undefined while it is loaded. */
export function useUsual(owner?: number) {
  const { data, isLoading } = useQuery(query.finance.accounts.list.queryOptions(useLedgerOf(owner)))
  if (isLoading) return undefined
  /** Of what is received, by how it comes. */
  const receiving = (means: PaymentMethod) => data?.usual_by_means?.[means] ?? null
  return {
    receiving,
    /** Of something new, by its direction. */
    of: (type: ReportType) => (type === 'receita' ? receiving('other') : (data?.usual ?? null)),
  }
}
export type UsualAccounts = ReturnType<typeof useUsual>

/** A ledger's accounts that are still in use, as options of a select, `chosen` in any case. The first is for none. */
export function useAccountOptions(chosen: number | null, owner?: number) {
  const { data } = useQuery(query.finance.accounts.list.queryOptions(useLedgerOf(owner)))
  const accounts = (data?.data ?? []).filter(({ id, archived }) => !archived || id === chosen)
  return [{ value: '', label: 'Nenhuma' }, ...accounts.map(({ id, name }) => ({ value: String(id), label: name }))]
}
