import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { useLostConnection } from '#client/calls/connection.ts'
import { isApiError } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { isUnreached } from '#client/calls/unreached.ts'
import { nowMs } from '#clock.ts'
import { dayMonth, dayOf, toWallTime } from '#time.ts'
import { notifyError, notifyFailure, notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import type { Cell, HoursRow } from '../contract.ts'
import { hoursText } from '../hours.ts'

/** What was written into a cell and did not reach the server. */
export interface Unsent {
  row: HoursRow
  cell: Cell
  minutes: number
}

/** Milliseconds before what did not reach the server is sent again. */
const AGAIN = 2000

const keyOf = (task: number, day: string) => `${task} ${day}`
const shown = (minutes: number) => hoursText(minutes) || '0:00'

/** Writes cells of the grid, one revision after the other. What finds no connection stays, and is sent when there is one. */
export function useWriteHours(input: { from: string; days: number }) {
  const client = useQueryClient()
  const isLost = useLostConnection()
  const [unsent, setUnsent] = useState<ReadonlyMap<string, Unsent>>(new Map())
  const week = query.hours.week.queryOptions({ input })

  /** Shows what was written before the list is read again, with the revision that the next change begins from. */
  function show({ row, cell }: Unsent, minutes: number, revision: number) {
    client.setQueryData(week.queryKey, (before) => {
      if (!before) return before
      const rows = before.data.some(({ task }) => task === row.task)
        ? before.data
        : [...before.data, { ...row, cells: [] }]
      const next = { ...cell, minutes, revision }
      return {
        ...before,
        data: rows.map((one) =>
          one.task === row.task ? { ...one, cells: [...one.cells.filter(({ day }) => day !== cell.day), next] } : one,
        ),
      }
    })
  }

  function keep(key: string, one: Unsent | undefined) {
    setUnsent((all) => {
      const next = new Map(all)
      if (one) next.set(key, one)
      else next.delete(key)
      return next
    })
  }

  /** True where it was written. */
  async function write(row: HoursRow, cell: Cell, minutes: number, isUndo = false): Promise<boolean> {
    const key = keyOf(row.task, cell.day)
    try {
      const { data } = await api.hours.set({ task: row.task, day: cell.day, minutes, revision: cell.revision })
      keep(key, undefined)
      show({ row, cell, minutes }, minutes, data.revision)
      const done = `${row.id_text}: ${shown(minutes)} em ${dayMonth(cell.day)}`
      // A day to come takes no more than it has, so that what was taken off there is not given back.
      if (cell.day > dayOf(nowMs())) notifySuccess(done)
      else if (!isUndo)
        notifyUndo(
          done,
          () => write(row, { ...cell, revision: data.revision }, cell.minutes, true),
          // A week is filled cell by cell: one at a time, and the cells before are written anew.
          'hours',
        )
      void client.invalidateQueries({ queryKey: query.hours.key() })
      return true
    } catch (failure) {
      if (isUnreached(failure)) {
        if (!unsent.has(key)) notifyError('Sem conexão: as horas ficam aqui e são enviadas quando ela voltar.')
        keep(key, { row, cell, minutes })
        return false
      }
      keep(key, undefined)
      const conflict = isApiError(failure) ? failure.data?.conflict : undefined
      if (conflict) {
        const now = (conflict.record as Cell).minutes
        notifyError(
          `Aqui já está ${shown(now)}, escrito às ${toWallTime(conflict.at).slice(11)}. Escreva de novo para mudar.`,
        )
      } else notifyFailure(failure)
      await client.invalidateQueries({ queryKey: week.queryKey })
      return false
    }
  }

  const sendUnsent = useEffectEvent(() => {
    for (const { row, cell, minutes } of unsent.values()) void write(row, cell, minutes)
  })
  useEffect(() => {
    if (isLost || unsent.size === 0) return
    const timer = setTimeout(sendUnsent, AGAIN)
    return () => clearTimeout(timer)
  }, [isLost, unsent])

  return { write, unsentOf: (task: number, day: string) => unsent.get(keyOf(task, day)) }
}
export type Writing = ReturnType<typeof useWriteHours>
