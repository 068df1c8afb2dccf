import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Exchange } from '../../exchange-contract.ts'

interface Step {
  work: () => Promise<{ data: Exchange }>
  /** The toast once it is done. */
  done: string
}

/** Does one thing after the other with a quote and its client; what is shown is then what the server answered. */
export function useExchange(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ work }: Step) => work(),
    onSuccess: (answer, { done }) => {
      client.setQueryData(query.budgets.exchange.read.queryKey({ input: { id } }), answer)
      // State and status stand in the list, the document and the form too.
      void client.invalidateQueries({
        queryKey: query.budgets.key(),
        predicate: ({ queryKey }) => !isExchange(queryKey),
      })
      notifySuccess(done)
    },
    onError: (failure) => void notifyError(failureText(failure)),
  })
}

const isExchange = (key: readonly unknown[]) => Array.isArray(key[0]) && key[0].includes('exchange')
