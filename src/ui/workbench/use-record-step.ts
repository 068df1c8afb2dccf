import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { notifyFailure, notifySuccess } from './toasts.tsx'
import { useSingleMutation } from './use-single-mutation.ts'

interface Step<Answer> {
  work: () => Promise<Answer>
  /** The toast once it is done. */
  done: string
}

/**
 * Changes a record by one call at a time; what is shown is then the record as answered.
 * @param shown key of the query that shows it
 * @param others key of all that may say something of it, which is loaded again
 */
export function useRecordStep<Answer>(shown: QueryKey, others: QueryKey) {
  const client = useQueryClient()
  function show(answer: Answer): Answer {
    client.setQueryData(shown, answer)
    void client.invalidateQueries({ queryKey: others, predicate: ({ queryHash }) => queryHash !== hashKey(shown) })
    return answer
  }
  const step = useSingleMutation({
    mutationFn: ({ work }: Step<Answer>) => work(),
    onSuccess: (answer, { done }) => {
      show(answer)
      notifySuccess(done)
    },
    onError: (failure) => notifyFailure(failure),
  })
  return { ...step, /** Shows the record as it was answered, and returns the answer. */ show }
}
