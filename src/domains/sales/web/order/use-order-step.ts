import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Order } from '../../orders-contract.ts'

interface Step {
  work: () => Promise<{ data: Order }>
  /** The toast once it is done. */
  done: string
}

/** Does something with an order; what is shown is then the order as answered. */
export function useOrderStep(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ work }: Step) => work(),
    onSuccess: (answer, { done }) => {
      client.setQueryData(query.sales.orders.item.queryKey({ input: { id } }), answer)
      void client.invalidateQueries({ queryKey: query.sales.orders.list.key() })
      void client.invalidateQueries({ queryKey: query.sales.orders.months.key() })
      notifySuccess(done)
    },
    onError: (failure) => void notifyError(failureText(failure)),
  })
}
