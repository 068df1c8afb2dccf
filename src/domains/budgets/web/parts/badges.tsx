import { Badge } from '@mantine/core'
import { useSay } from '#client/say.ts'
import { STATE_LABELS, STATUS, type State, type Status } from '../../budget.ts'
import styles from './badges.module.css'

/** The state of the work, in the specification's colour. */
export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge color={STATUS[status].color}>{useSay()(STATUS[status].label)}</Badge>
)

/** Where a quote stands with its client. */
export const StateMark = ({ state }: { state: State }) => (
  <span className={`soft tiny nowrap ${styles.state}`} data-state={state}>
    {STATE_LABELS[state]}
  </span>
)
