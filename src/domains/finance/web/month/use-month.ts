import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, searchedByCursor } from '#client/calls/query.ts'
import type { SearchFilter } from '../../search-filter.ts'
import { useLedger } from '../parts/ledger.ts'

/** Rows in one request. */
const PAGE_SIZE = 100

/**
 * A month's entries, newest first, with the sums of the whole month. Undefined fields until they are loaded.
 * @param ledger id of whose; by default of the ledger that finance shows
 */
export function useMonth(month: string | undefined, ledger?: number) {
  const { whose } = useLedger()
  const list = useInfiniteQuery(
    query.finance.reports.listMonth.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ id_user: ledger ?? whose, limit: PAGE_SIZE, date: month, cursor }),
      enabled: whose !== undefined,
    }),
  )
  const first = list.data?.pages[0]
  return {
    list,
    reports: list.data?.pages.flatMap(({ data }) => data),
    totals: first?.totals,
    month: first?.month,
    months: first?.months,
    limits: first?.limits,
  }
}

/**
 * The entries that a filter finds, or a part of them, newest first, with their sums; none without one.
 * Of more than are counted there are sums once `sumAll` was called.
 */
export function useFound(asked: SearchFilter | undefined) {
  const key = JSON.stringify(asked)
  /** What all was to be summed of. */
  const [summed, setSummed] = useState('')
  const list = useInfiniteQuery(
    query.finance.reports.search.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ ...asked, limit: PAGE_SIZE, whole: summed === key, cursor }),
      enabled: asked?.id_user !== undefined,
    }),
  )
  return {
    list,
    reports: list.data?.pages.flatMap(({ data }) => data),
    totals: list.data?.pages[0]?.totals,
    sumAll: () => setSummed(key),
  }
}
