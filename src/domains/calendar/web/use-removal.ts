import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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
  /** The events that are being removed. */
  const [removing] = useState(() => new Set<string>())
  async function removeOnce({ id, occurrence }: Pick<EventRow, 'id' | 'occurrence'>) {
    const scope = occurrence ? await askScope('Excluir o evento', SCOPES) : 'all'
    return scope ? attempt(() => api.calendar.remove({ id, occurrence, scope })) : false
  }
  return async ({ id, occurrence, title }) => {
    const key = `${id} ${occurrence}`
    if (removing.has(key)) return false
    removing.add(key)
    const isGone = await removeOnce({ id, occurrence }).finally(() => removing.delete(key))
    if (!isGone) return false
    undo.offer(removedWords({ title }), async () => {
      const isBack = await attempt(() => api.calendar.restore({ id, occurrence }))
      await read()
      return isBack
    })
    void read()
    return true
  }
}
