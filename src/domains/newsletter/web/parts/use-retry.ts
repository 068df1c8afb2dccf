import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Sending } from '../../contract.ts'

/** Milliseconds after which a sending that is under way is read again. */
export const PROGRESS_MS = 5000

/** Whether there is something to send again, and something to read. */
export const canRetry = ({ archive_id, demo, counts }: Sending) =>
  !demo && archive_id !== null && (counts.failed > 0 || counts.isStuck)

/** Sends again to those whom a sending has not reached. */
export function useRetry() {
  const queries = useQueryClient()
  const { running, run } = useRun()
  return {
    running,
    retry: async (id: number) => {
      if (await run(() => api.newsletter.retry({ id }))) notifySuccess('O envio recomeçou')
      await queries.invalidateQueries({ queryKey: query.newsletter.key() })
    },
  }
}
