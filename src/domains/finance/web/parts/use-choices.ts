import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { ofUser, useWhose } from '#client/use-whose.ts'

/** The input of calls about the book of that person; by default the reader's own. */
export function useBookOf(owner?: number) {
  const own = useWhose(false)
  return ofUser(owner ?? own)
}

/** The names of a book's categories, the most used first; empty until loaded. */
export function useCategoryNames(owner?: number): string[] {
  const { data } = useQuery(query.finance.reports.categories.queryOptions(useBookOf(owner)))
  return data?.data.map(({ name }) => name) ?? []
}

/** A book's accounts that are still in use, as options of a select, `chosen` in any case. The first is for none. */
export function useAccountOptions(chosen: number | null, owner?: number) {
  const { data } = useQuery(query.finance.accounts.list.queryOptions(useBookOf(owner)))
  const accounts = (data?.data ?? []).filter(({ id, archived }) => !archived || id === chosen)
  return [{ value: '', label: 'Nenhuma' }, ...accounts.map(({ id, name }) => ({ value: String(id), label: name }))]
}
