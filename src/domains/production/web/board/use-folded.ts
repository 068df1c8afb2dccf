import { useMemo } from 'react'
import { setStored, useStored } from '#client/use-stored.ts'
import { STATUSES, type TaskStatus } from '../../production.ts'

const KEY = 'board-folded'

/** The folded columns, stored in this browser. */
export function useFolded() {
  const stored = useStored(KEY)
  const folded = useMemo(() => new Set(STATUSES.filter((status) => stored?.split(' ').includes(status))), [stored])
  const toggle = (status: TaskStatus) =>
    void setStored(KEY, STATUSES.filter((one) => folded.has(one) !== (one === status)).join(' '))
  return { folded, toggle }
}
