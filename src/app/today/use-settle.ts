import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import type { Waiting } from '#domains/today/contract.ts'
import { dayMonth } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { keyOf, kindOf } from './thing.ts'

/** How long a row says that it was settled, in milliseconds. */
const SAID = 7000

/** A thing that was just settled or put off: its row says so for a while, with the way back. */
export interface JustSettled {
  thing: Waiting
  text: string
  undo: () => Promise<unknown>
}

/** Settles things, puts them off, and takes the last of it back. */
export function useSettle() {
  const client = useQueryClient()
  const [settled, setSettled] = useState<readonly JustSettled[]>([])
  const busy = useRef(new Set<string>())
  const reload = () => client.invalidateQueries({ queryKey: query.today.list.key() })
  const forget = (gone: JustSettled) => setSettled((all) => all.filter((one) => one !== gone))

  /** True where it was done; what is under way is not begun again. */
  async function run(one: JustSettled, act: () => Promise<unknown>): Promise<boolean> {
    const key = keyOf(one.thing)
    if (busy.current.has(key)) return false
    busy.current.add(key)
    const isDone = await attempt(act)
    busy.current.delete(key)
    if (isDone) {
      setSettled((all) => [...all.filter(({ thing }) => keyOf(thing) !== key), one])
      setTimeout(() => forget(one), SAID)
    }
    void reload()
    return isDone
  }

  return {
    settled,
    settle(thing: Waiting) {
      const way = kindOf(thing)?.settle
      if (!way) return Promise.resolve(false)
      return run({ thing, text: way.done, undo: () => way.undo(thing) }, () => way.act(thing))
    },
    putOff(thing: Waiting, until: string) {
      const { kind, id } = thing
      const undo = () => api.today.bringBack({ kind, id })
      return run({ thing, text: `Volta em ${dayMonth(until)}`, undo }, () => api.today.putOff({ kind, id, until }))
    },
    async bringBack({ kind, id }: Waiting) {
      await attempt(() => api.today.bringBack({ kind, id }))
      await reload()
    },
    async undo(one = settled.at(-1)) {
      if (one && (await attempt(one.undo))) forget(one)
      await reload()
    },
  }
}
