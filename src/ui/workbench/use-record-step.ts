import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { notifyFailure, notifySuccess } from './toasts.tsx'
import { useSingleMutation } from './use-single-mutation.ts'

interface Step<Answer> {
  work: () => Promise<Answer>
  /** The toast once it is done. */
  done: string
  /** Says why it was refused; by default a toast does. */
  onRefused?: (failure: unknown) => void
}

/**
 * Changes a record by one call at a time; what is shown is then the record as answered.
 * @param shown key of the query that shows it
 * @param others key of all that may say something of it, which is loaded again
 */
export function useRecordStep<Answer>(shown: QueryKey, others: QueryKey) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: ({ work }: Step<Answer>) => work(),
    onSuccess: (answer, { done }) => {
      client.setQueryData(shown, answer)
      void client.invalidateQueries({ queryKey: others, predicate: ({ queryHash }) => queryHash !== hashKey(shown) })
      notifySuccess(done)
    },
    onError: (failure, { onRefused }) => (onRefused ? onRefused(failure) : notifyFailure(failure)),
  })
}
