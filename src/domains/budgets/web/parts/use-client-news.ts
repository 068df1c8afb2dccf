import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTopic } from '#client/calls/events.ts'
import { query } from '#client/calls/query.ts'
import { readAgain } from '#client/calls/read-again.ts'
import { useSession } from '#client/session/session.ts'

/**
 * Reads where quotes stand anew as soon as their owner is told what a client did: each answer of a client is a notice. What
 * is being typed is not touched.
 * @param onNews called besides, for what else may have changed by the answer
 */
export function useClientNews(onNews?: () => void) {
  const client = useQueryClient()
  const { user } = useSession()
  const known = useRef<number>(undefined)
  useTopic(user && `notices:${user.id}`, (counter) => {
    if (counter === undefined || counter === known.current) return
    const isFirst = known.current === undefined
    known.current = counter
    if (isFirst) return
    for (const queryKey of [query.budgets.exchange.read.key(), query.budgets.search.key()])
      void readAgain(client, { queryKey })
    onNews?.()
  })
}
