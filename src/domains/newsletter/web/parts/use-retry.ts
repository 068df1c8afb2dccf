import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'

/** Milliseconds after which a sending that is under way is read again. */
export const PROGRESS_MS = 5000

/** Sends again to those whom a sending has not reached. */
export function useRetry() {
  const queries = useQueryClient()
  const { running, run } = useRun()
  return {
    running,
    retry: async (id: number) => {
      if (!(await run(() => api.newsletter.retry({ id })))) return
      notifySuccess('O envio recomeçou')
      await queries.invalidateQueries({ queryKey: query.newsletter.key() })
    },
  }
}
