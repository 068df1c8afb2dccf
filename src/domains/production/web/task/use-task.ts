import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isMissing } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import type { TaskView } from '../../task-contract.ts'

/**
 * A stored task, kept current: it is read again when its card on the board has a newer change.
 * @param change the last change of its card; undefined once it is not on the board
 */
export function useTask(idText: string, change: number | undefined) {
  const client = useQueryClient()
  const options = query.production.task.read.queryOptions({
    input: { id_text: idText },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data, error, refetch } = useQuery(options)
  const task = data?.data
  const isGone = isMissing(error) || (task !== undefined && change === undefined)

  // One at a time: what was changed while the task was being read is read after that.
  const reading = useRef<Promise<void>>(undefined)
  const isStale = useRef(false)
  async function reload(): Promise<void> {
    isStale.current = true
    reading.current ??= (async () => {
      while (isStale.current) {
        isStale.current = false
        await refetch({ cancelRefetch: true })
      }
      reading.current = undefined
    })()
    await reading.current
  }
  // The board follows the line: the task is read again where the change was one of its own.
  const missed = task && change !== undefined && change > task.change ? change : undefined
  const catchUp = useLatest(reload)
  useEffect(() => {
    if (missed !== undefined) void catchUp.current()
  }, [missed, catchUp])

  /** Shows a change before the server has answered. A read in progress would undo it, so it is cancelled and started again. */
  function show(change: (task: TaskView) => TaskView) {
    if (reading.current) isStale.current = true
    void client.cancelQueries({ queryKey: options.queryKey }, { revert: false })
    client.setQueryData(options.queryKey, (answer) => answer && { data: change(answer.data) })
  }

  /** Runs a call about a part of the task. Where it fails: false, a toast, and the task as the server has it. */
  async function attemptPart(act: () => Promise<unknown>): Promise<boolean> {
    const isDone = await attempt(act)
    if (!isDone) void reload()
    return isDone
  }

  return { task, error, isGone, live: { reload, show, attempt: attemptPart } }
}

export type LiveTask = ReturnType<typeof useTask>['live']

/** A ref to the value of the newest render, for callbacks that run later. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
