import { createFileRoute } from '@tanstack/react-router'
import { readRecordId } from '#client/page/search-params.ts'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import type { OrderFilter } from '../../orders-contract.ts'
import { saleWords } from '../../words.ts'
import { OrderScreen } from '../order/screen.tsx'
import { parseFilters } from './filters.ts'
import { OrderList } from './screen.tsx'

/** `id` opens one order. */
interface Search extends OrderFilter {
  id?: number | undefined
}

export const Route = createFileRoute('/_workbench/dashboard/orders')({
  staticData: { heading: saleWords.orders },
  validateSearch: (search): Search => ({
    ...parseFilters(search),
    id: readRecordId(search.id),
  }),
  component: Page,
})

function Page() {
  const { id, ...filters } = Route.useSearch()
  const onFilter = useChangeSearch<OrderFilter>()
  if (id !== undefined) return <OrderScreen id={id} />
  return <OrderList filters={filters} onFilter={onFilter} />
}
