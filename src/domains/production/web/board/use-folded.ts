import { useResizeObserver } from '@mantine/hooks'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useManners } from '#client/interface/manners.ts'
import { useChoice } from '#client/storage/use-choice.ts'
import type { Card } from '../../board-contract.ts'
import { STATUSES, type TaskStatus } from '../../production.ts'
import { TASK_PANEL_ID } from '../task/panel-id.ts'

/** The columns that the person has folded, on all boards. */
export function useFolded() {
  const [chosen, setChosen] = useChoice('board_folded')
  const folded = useMemo(() => new Set(STATUSES.filter((status) => chosen?.includes(status))), [chosen])
  const toggle = (status: TaskStatus) => setChosen(STATUSES.filter((one) => folded.has(one) !== (one === status)))
  return { folded, toggle }
}

/** Goes to the card after (1) or before (-1) the open one. */
export type Walk = (by: -1 | 1) => void

interface Beside {
  /** The card of the open task; undefined where none is, or it is not on the board. */
  open: Card | undefined
  folded: ReadonlySet<TaskStatus>
  fold: (status: TaskStatus) => void
}

/** What a task that is open beside the board does to its columns: the outer ones fold until there is room for the others. */
export function useBeside({ open, folded, fold }: Beside) {
  const { taskBeside } = useManners()
  const [ref, { width }] = useResizeObserver<HTMLDivElement>()
  /** Those of the folded that the person has opened meanwhile. */
  const [opened, setOpened] = useState<ReadonlySet<TaskStatus>>(new Set())
  const isOpen = taskBeside && open !== undefined
  if (!isOpen && opened.size > 0) setOpened(new Set())
  const status = isOpen ? open.status : undefined
  const shut = useMemo(() => {
    if (status === undefined || width === 0) return folded
    const outer = [...foldOuter(width, folded, status)].filter((one) => !opened.has(one))
    // The open card's own column is in sight, also where the person has it folded.
    return new Set([...folded, ...outer].filter((one) => one !== status))
  }, [folded, opened, status, width])

  return {
    ref,
    folded: shut,
    /** The id text of the open task. */
    open: isOpen ? open.id_text : undefined,
    fold(one: TaskStatus) {
      if (shut.has(one) === folded.has(one)) return fold(one)
      if (shut.has(one)) setOpened(new Set([...opened, one]))
    },
  }
}

/** Puts the focus into the open task. */
export const enterTask = () => document.getElementById(TASK_PANEL_ID)?.focus()

/** Offers the board's walking to the task beside it, as long as the board is shown. */
export function useOfferWalk(walk: RefObject<Walk | undefined>, step: Walk) {
  useEffect(() => {
    walk.current = step
    return () => {
      walk.current = undefined
    }
  })
}

/** Widths in pixels: the least of an open column, and that of a folded one with the gap beside it. */
const OPEN = 216
const FOLDED = 48

/**
 * The columns that are folded so that the others are wide enough: those farthest from the one that is kept, which never
 * folds. `folded` are folded anyhow, and `kept` stays open.
 */
function foldOuter(width: number, folded: ReadonlySet<TaskStatus>, kept: TaskStatus): Set<TaskStatus> {
  const at = STATUSES.indexOf(kept)
  const auto = new Set<TaskStatus>()
  const outer = STATUSES.filter((status) => status !== kept && !folded.has(status)).sort(
    (one, other) => distance(other) - distance(one),
  )
  function distance(status: TaskStatus) {
    return Math.abs(STATUSES.indexOf(status) - at)
  }
  for (const status of outer) {
    const shut = folded.size + auto.size - (folded.has(kept) ? 1 : 0)
    if ((STATUSES.length - shut) * (OPEN + 8) + shut * FOLDED <= width) break
    auto.add(status)
  }
  return auto
}
