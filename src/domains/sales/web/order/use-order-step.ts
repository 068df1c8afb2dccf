import { query } from '#client/query.ts'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import type { Order } from '../../orders-contract.ts'

/** Changes an order. */
export const useOrderStep = (id: number) =>
  useRecordStep<{ data: Order }>(query.sales.orders.item.queryKey({ input: { id } }), query.sales.orders.key())
