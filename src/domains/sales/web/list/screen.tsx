import { IconShoppingBag } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { byCursor, query } from '#client/query.ts'
import { plural } from '#ui/formats.ts'
import busy from '#ui/workbench/busy.module.css'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import records from '#ui/workbench/records/list.module.css'
import { NoMatches } from '#ui/workbench/records/no-matches.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { OrderFilter } from '../../orders-contract.ts'
import { hasFilters } from './filters.ts'
import { MonthTotals } from './month-totals.tsx'
import { OrderTable } from './table.tsx'
import { ListTools } from './tools.tsx'

/** Rows in one request. */
const PAGE_SIZE = 100

interface OrderListProps {
  filters: OrderFilter
  onFilter: (filters: OrderFilter, options?: { replace?: boolean }) => void
}

/** All orders, newest first, with what each month brought. */
export function OrderList({ filters, onFilter }: OrderListProps) {
  const list = useInfiniteQuery(
    query.sales.orders.list.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...filters, cursor }),
      // The rows stay while the next search is under way.
      placeholderData: keepPreviousData,
    }),
  )
  const orders = list.data?.pages.flatMap(({ data }) => data)
  const total = list.data?.pages[0]?.total
  return (
    <WorkbenchPage title="Pedidos">
      <ListTools
        filters={filters}
        onFilter={onFilter}
        count={total === undefined ? undefined : plural(total, 'pedido', 'pedidos')}
      />
      <MonthTotals chosen={filters.month} onChoose={(month) => onFilter({ ...filters, month })} />
      <QueryView
        query={list}
        data={orders}
        failed="Os pedidos não vieram"
        loading={<LoadingRows rows={6} height={48} label="Carregando os pedidos…" />}
      >
        {(shown) => (
          <div className={`${records.list} ${busy.busy}`} aria-busy={list.isPlaceholderData}>
            {shown.length > 0 ? (
              <OrderTable orders={shown} />
            ) : hasFilters(filters) ? (
              <NoMatches clear="Limpar os filtros" onClear={() => onFilter({})}>
                Nenhum pedido assim.
              </NoMatches>
            ) : (
              <EmptyState title="Nenhum pedido ainda" icon={<IconShoppingBag aria-hidden />}>
                Aqui ficam as compras do site: quem comprou, o que pagou e se o link de download está aberto.
              </EmptyState>
            )}
            <LoadMore list={list} />
          </div>
        )}
      </QueryView>
    </WorkbenchPage>
  )
}
