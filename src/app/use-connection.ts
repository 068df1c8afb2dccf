import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLostConnection } from '#client/calls/connection.ts'
import { hideErrors } from '#ui/workbench/toasts.tsx'

/** Whether the server cannot be reached. Once it can be again, the calls that failed are repeated, and no toast says that they failed. */
export function useConnection(): boolean {
  const client = useQueryClient()
  const isLost = useLostConnection()
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !isLost) {
      hideErrors()
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
    wasLost.current = isLost
  }, [isLost, client])
  return isLost
}
