import { useMutation } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { useReadSessionAgain } from '#client/session.ts'
import { MODULE_LABELS } from '#modules.ts'
import { notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'

/** Switches a module on or off for everybody, at once. `saving` is what is being stored. */
export function useSwitchModule() {
  const readSessionAgain = useReadSessionAgain()
  const change = useMutation(
    query.site.modules.save.mutationOptions({
      scope: { id: 'modules' }, // one after another
      onSuccess: async (_done, { module, on }) => {
        await readSessionAgain()
        notifySuccess(`O módulo ${MODULE_LABELS[module]} está ${on ? 'ligado' : 'desligado'}.`)
      },
      onError: (error) => notifyFailure(error),
    }),
  )
  return { switchModule: change.mutate, saving: change.isPending ? change.variables : undefined }
}
