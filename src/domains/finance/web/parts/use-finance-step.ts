import { useQueryClient } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'

interface Step {
  work: () => Promise<unknown>
  /** The toast once it is done. */
  done: string
  /** Takes it back, by a button of the toast. */
  undo?: Step
  /** Leads to where it is changed, by a button beside that. */
  change?: () => void
}

/** Loads again everything shown of finance, save single records: those are in forms. */
export function useRefreshFinance() {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({ queryKey: query.finance.key(), predicate: ({ queryKey }) => !isItem(queryKey) })
}

const isItem = ([path]: readonly unknown[]) => Array.isArray(path) && path.includes('item')

/** Changes something of finance by one call. Then all sums and lists are loaded again. */
export function useFinanceStep() {
  const refresh = useRefreshFinance()
  const step = useSingleMutation({
    mutationFn: ({ work }: Step) => work(),
    onSuccess: (_, { done, undo, change }) => {
      refresh()
      if (undo) notifyUndo(done, () => step.run(undo), false, change)
      else notifySuccess(done)
    },
    onError: (failure) => notifyFailure(failure),
  })
  return step
}
