import { api } from '#client/api.ts'
import { plural } from '#ui/formats.ts'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import { useSingleMutation } from '#ui/workbench/use-single-mutation.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

/** Makes two categories of one again, by its id and the name of the one that comes back. */
export function useUndoMerge() {
  const refresh = useRefreshFinance()
  return useSingleMutation({
    mutationFn: ({ id }: { id: number; name: string }) => api.finance.reports.undoMerge({ id }),
    onSuccess: ({ data: { changed } }, { name }) => {
      refresh()
      const stay = plural(
        changed,
        'transação ou conta a pagar ou a receber que mudou depois fica como está',
        'transações ou contas a pagar ou a receber que mudaram depois ficam como estão',
      )
      notifySuccess(changed > 0 ? `${name} voltou: ${stay}` : `${name} voltou, com tudo que era dela`)
    },
    onError: (failure) => notifyFailure(failure),
  })
}
