import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { useTopic } from '#client/calls/events.ts'
import { isMissing } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { notifyError, notifyFailure, notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Card } from '../../board-contract.ts'
import type { TaskStatus } from '../../production.ts'
import { productionWords } from '../../words.ts'
import { sendTask } from '../task/send-task.ts'
import { applyMove, isChanged, type LaneChange, type Move, mergeChanges, toColumns } from './columns.ts'

/** Milliseconds until changes that could not be read are requested again. */
const RETRY = 5000

const saySaved = () => notifySuccess(productionWords.saved)

type BoardKey = ReturnType<typeof query.production.board.read.queryKey>

/**
 * A line's board, kept current by server-sent events. A move is shown before the server has answered, and undone with a
 * toast where the server refuses it.
 */
export function useBoard(id: number) {
  const client = useQueryClient()
  // What has changed since is asked for by the counter: nothing is ever read anew for its age.
  const options = query.production.board.read.queryOptions({
    input: { id },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const board = useQuery(options)
  const { sync, isBehind } = useChanges(id, options.queryKey, board.refetch)
  const isLost = isMissing(board.error)
  const isThere = board.data !== undefined && !isLost
  useTopic(isThere ? `line:${id}` : undefined, sync)

  async function merge({ cards, counter }: { cards: Card[]; counter: number }) {
    client.setQueryData(options.queryKey, (answer) => {
      const known = answer?.data.counter ?? 0
      // What is older than the board shows has come by /line-changes already, as it is by now.
      if (!answer || counter <= known) return answer
      // The board has reached this counter only where nobody else changed anything in between.
      return { data: mergeChanges(answer.data, { cards, counter: counter === known + 1 ? counter : known }) }
    })
    await sync(counter)
  }

  const [pending, setPending] = useState<readonly Move[]>([])
  // One after the other: the later of two moves of one card is the one that counts, and new tasks keep their order.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  function inTurn<Answer>(write: () => Promise<Answer>): Promise<Answer> {
    const run = queue.current.then(write)
    queue.current = run.catch(() => undefined)
    return run
  }
  async function move(move: Move): Promise<boolean> {
    setPending((moves) => [...moves, move])
    try {
      await inTurn(async () => {
        const { ids, status, before, change } = move
        const { data } = await api.production.board.move({ ids: [...ids], status, before })
        await merge(data)
        if (change) await takeIntoLane(ids, change)
      })
      return true
    } catch (failure) {
      notifyFailure(failure)
      if (isMissing(failure)) void sync(undefined)
      return false
    } finally {
      setPending((moves) => moves.filter((one) => one !== move))
    }
  }

  /** Changes of those cards what their new lane says. */
  async function takeIntoLane(ids: readonly number[], change: LaneChange) {
    const cards = client.getQueryData(options.queryKey)?.data.cards ?? []
    const changed = cards.filter((card) => ids.includes(card.id) && isChanged(card, change))
    const tasks = changed.map((card) => ({ id: card.id, fields: change.of(card) }))
    const people = tasks.flatMap(({ id, fields: { assignee } }) => (assignee === undefined ? [] : { id, assignee }))
    if (people.length > 0) await api.production.many.change({ tasks: people })
    // Their order counts: that of the lane is the first.
    for (const { id, fields } of tasks) if (fields.labels) await sendTask({ id, labels: fields.labels })
    await sync(undefined)
  }

  /** `say` says that it was added, where that is not only said. */
  async function add(
    nome: string,
    status: TaskStatus,
    say: (card: Card) => unknown = saySaved,
  ): Promise<Card | undefined> {
    try {
      const { data } = await inTurn(() => api.production.board.add({ id_project: id, nome, status }))
      await merge({ cards: [data.card], counter: data.counter })
      say(data.card)
      return data.card
    } catch (failure) {
      notifyError(productionWords.notSaved)
      if (isMissing(failure)) void sync(undefined)
      return undefined
    }
  }

  const stored = useMemo(() => toColumns(board.data?.data.cards ?? []), [board.data])
  const columns = useMemo(() => pending.reduce(applyMove, stored), [pending, stored])
  return { board, line: isThere ? board.data.data.line : undefined, isLost, isBehind, columns, move, add, sync }
}

export type LiveBoard = ReturnType<typeof useBoard>

/** Requests what changed since the counter of the cached board, one request at a time, until that has the wanted counter. */
function useChanges(id: number, key: BoardKey, reload: () => Promise<unknown>) {
  const client = useQueryClient()
  const running = useRef<Promise<void>>(undefined)
  const wanted = useRef(0)
  const retry = useRef<number>(undefined)
  const [isBehind, setBehind] = useState(false)

  useEffect(() => () => clearTimeout(retry.current), [])

  /** `counter`: that of the newest change; undefined where the caller does not know whether anything has changed. */
  async function sync(counter: number | undefined): Promise<void> {
    const known = () => client.getQueryData(key)?.data.counter ?? 0
    wanted.current = Math.max(wanted.current, counter ?? known() + 1)
    // Begins a moment later, so that it is known as running before it can end.
    running.current ??= Promise.resolve().then(async () => {
      try {
        while (known() < wanted.current) {
          const since = known()
          const { data } = await api.production.board.changes({ id, since })
          client.setQueryData(key, (answer) => answer && { data: mergeChanges(answer.data, data) })
          if (data.counter <= since) break
        }
        wanted.current = known()
        setBehind(false)
      } catch (failure) {
        // Gone, or out of reach: the board's own call says so.
        if (isMissing(failure)) return void reload()
        setBehind(true)
        clearTimeout(retry.current)
        retry.current = window.setTimeout(() => void sync(undefined), RETRY)
      } finally {
        running.current = undefined
      }
    })
    await running.current
  }
  return { sync, isBehind }
}
