import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { useTopic } from '#client/events.ts'
import { query } from '#client/query.ts'
import type { LinePerson } from '../../board-contract.ts'

/** Milliseconds from one sign to the next; the server forgets who gives none for 40 seconds. A hidden tab gives none. */
const SIGN = 15_000
/** Milliseconds that a task is open before others are told: who walks over cards by J and K looks at none of them. */
const SETTLED = 1000

/** Who else has a task open. They are told of the reader as well, until the task is closed. */
export function useHere(task: number | undefined): readonly LinePerson[] {
  const [settled, setSettled] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(task), SETTLED)
    return () => clearTimeout(timer)
  }, [task])
  const id = settled === task ? task : undefined
  const { data, isError, refetch } = useQuery(
    query.production.task.here.queryOptions({
      input: { id: id ?? 0 },
      enabled: id !== undefined,
      refetchInterval: SIGN,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  )
  useTopic(id === undefined ? undefined : `task:${id}`, (counter) => {
    if (counter !== undefined) void refetch({ cancelRefetch: false })
  })
  useEffect(() => {
    if (id === undefined) return
    return () => void api.production.task.here({ id, leaves: true }).catch(() => undefined)
  }, [id])
  return (id !== undefined && !isError && data?.data) || NOBODY
}

const NOBODY: readonly LinePerson[] = []
