import { Badge } from '@mantine/core'
import { LINE_STATUS_LABELS, type LineStatus } from '../../production.ts'

/** The styles of the specification, primary, warning, secondary, success and danger, as colours. */
const COLORS: Readonly<Record<LineStatus, string>> = {
  inprogress: 'cobalt',
  pending: 'yellow',
  onhold: 'gray',
  completed: 'green',
  needsexternalrequirements: 'red',
  canceled: 'red',
}

/** A line's status. */
export const StatusBadge = ({ status }: { status: LineStatus }) => (
  <Badge color={COLORS[status]} data-status={status}>
    {LINE_STATUS_LABELS[status]}
  </Badge>
)
