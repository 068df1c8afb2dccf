import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLostConnection } from '#client/connection.ts'

/** Whether the server cannot be reached. Once it can be again, the calls that failed are repeated. */
export function useConnection(): boolean {
  const client = useQueryClient()
  const isLost = useLostConnection()
  const wasLost = useRef(false)
  useEffect(() => {
    if (wasLost.current && !isLost)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    wasLost.current = isLost
  }, [isLost, client])
  return isLost
}
