import { IconShoppingBag } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { query, searchedByCursor } from '#client/calls/query.ts'
import type { ChangeSearch } from '#client/page/use-change-search.ts'
import { plural } from '#ui/formats.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { foundCount } from '#ui/workbench/records/found-count.ts'
import { RecordList } from '#ui/workbench/records/record-list.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { OrderFilter } from '../../orders-contract.ts'
import { saleWords } from '../../words.ts'
import { hasFilters, NO_FILTERS } from './filters.ts'
import { OrderTable } from './table.tsx'
import { ListTools, MonthTotals } from './tools.tsx'

/** Rows in one request. */
const PAGE_SIZE = 100

interface OrderListProps {
  filters: OrderFilter
  onFilter: ChangeSearch<OrderFilter>
}

/** All orders, newest first, with what each month brought. */
export function OrderList({ filters, onFilter }: OrderListProps) {
  const list = useInfiniteQuery(
    query.sales.orders.list.infiniteOptions({
      ...searchedByCursor,
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...filters, cursor }),
    }),
  )
  const orders = list.data?.pages.flatMap(({ data }) => data)
  const total = list.data?.pages[0]?.total
  return (
    <WorkbenchPage title={saleWords.orders}>
      <ListTools
        filters={filters}
        onFilter={onFilter}
        count={total === undefined ? undefined : (filters.q ? foundCount : plural)(total, 'pedido', 'pedidos')}
      />
      <MonthTotals chosen={filters.month} onChoose={(month) => onFilter({ month })} />
      <RecordList
        list={list}
        rows={orders}
        failed="Os pedidos não vieram"
        loading={<LoadingRows rows={6} height={48} label="Carregando os pedidos…" />}
        narrowed={
          hasFilters(filters)
            ? { text: 'Nenhum pedido assim.', clear: 'Limpar os filtros', onClear: () => onFilter(NO_FILTERS) }
            : undefined
        }
        empty={{
          title: 'Nenhum pedido ainda',
          text: 'Aqui ficam as compras do site: quem comprou, o que pagou e se o link de download está aberto.',
          icon: <IconShoppingBag aria-hidden />,
        }}
      >
        {(shown) => <OrderTable orders={shown} />}
      </RecordList>
    </WorkbenchPage>
  )
}
