import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import type { Undo } from '#ui/workbench/use-undo.ts'
import { SCOPES } from '../calendar.ts'
import type { EventRow } from '../event-schemas.ts'
import { removedWords } from '../words.ts'
import { askScope } from './form/ask-scope.tsx'

/** Removes an event, or of a series those that the person chooses; false if it is still there. */
export type RemoveEvent = (event: Pick<EventRow, 'id' | 'occurrence' | 'title'>) => Promise<boolean>

/** Removes events, which a toast and Ctrl+Z bring back. */
export function useRemoval(undo: Undo): RemoveEvent {
  const client = useQueryClient()
  const read = () => client.invalidateQueries({ queryKey: query.calendar.key() })
  return async ({ id, occurrence, title }) => {
    const scope = occurrence ? await askScope('Remover o evento', SCOPES) : 'all'
    if (!scope) return false
    if (!(await attempt(() => api.calendar.remove({ id, occurrence, scope })))) return false
    undo.offer(removedWords({ title }), async () => {
      const isBack = await attempt(() => api.calendar.restore({ id, occurrence }))
      await read()
      return isBack
    })
    void read()
    return true
  }
}
