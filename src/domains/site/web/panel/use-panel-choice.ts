import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useReadSessionAgain } from '#client/session/session.ts'
import { notifyFailure } from '#ui/workbench/toasts.tsx'

const options = query.site.panel.read.queryOptions()

/** The firm's choice and the person's own, and how they are changed: at once, without losing what is being typed. */
export function usePanelChoice() {
  const client = useQueryClient()
  const readSessionAgain = useReadSessionAgain()
  const choices = useQuery(options)
  const changed = {
    scope: { id: 'panel' }, // one after another, so that the last one counts
    onError: notifyFailure,
    onSettled: async () => {
      // Choosing for the firm is one of the first steps.
      void client.invalidateQueries({ queryKey: query.system.key() })
      await Promise.all([readSessionAgain(), client.invalidateQueries({ queryKey: options.queryKey })])
    },
  }
  const own = useMutation(query.site.panel.save.mutationOptions(changed))
  const firm = useMutation(query.site.panel.saveFirm.mutationOptions(changed))
  return {
    choices,
    saveOwn: own.mutate,
    saveFirm: firm.mutate,
    /** What was just chosen and is being stored; undefined where nothing is. */
    saving: {
      own: own.isPending ? own.variables.panel : undefined,
      firm: firm.isPending ? firm.variables.panel : undefined,
    },
    isSaving: own.isPending || firm.isPending,
  }
}
