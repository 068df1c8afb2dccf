import { Badge } from '@mantine/core'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { STATE_LABELS, STATUS, type State, type Status } from '../../budget.ts'
import { SITUATION_LABELS, situationOf } from '../../situation.ts'
import styles from './badges.module.css'

/** How a quote stands: in Portuguese in one word, as specified the state of the work and beside it the client's answer. */
export function Standing({ status, state }: { status: Status; state: State }) {
  const say = useSay()
  if (!useManners().oneState)
    return (
      <>
        <Badge color={STATUS[status].color}>{say(STATUS[status].label)}</Badge>
        <StateMark state={state} />
      </>
    )
  const situation = situationOf({ status, state })
  return (
    <span className={`nowrap ${styles.situation}`} data-situation={situation}>
      {SITUATION_LABELS[situation]}
    </span>
  )
}

/** Where a quote stands with its client. */
export const StateMark = ({ state }: { state: State }) => (
  <span className={`soft tiny nowrap ${styles.state}`} data-state={state}>
    {STATE_LABELS[state]}
  </span>
)
