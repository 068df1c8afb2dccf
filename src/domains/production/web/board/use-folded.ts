import { useMemo } from 'react'
import { useChoice } from '#client/use-choice.ts'
import { STATUSES, type TaskStatus } from '../../production.ts'

/** The columns that the person has folded, on all boards. */
export function useFolded() {
  const [chosen, setChosen] = useChoice('board_folded')
  const folded = useMemo(() => new Set(STATUSES.filter((status) => chosen?.includes(status))), [chosen])
  const toggle = (status: TaskStatus) => setChosen(STATUSES.filter((one) => folded.has(one) !== (one === status)))
  return { folded, toggle }
}
