import { Badge } from '@mantine/core'
import { useSay } from '#client/interface/say.ts'
import { LINE_STATUS_LABELS, type LineStatus } from '../../production.ts'

/** The styles of the specification's badges, primary, warning, secondary, success and danger, as colours. */
const COLORS: Readonly<Record<string, string>> = {
  inprogress: 'cobalt',
  pending: 'yellow',
  onhold: 'gray',
  completed: 'green',
  finished: 'green',
  needsexternalrequirements: 'red',
  canceled: 'red',
}

/** The colour of a line's status; that of an unknown one is secondary. */
export const statusColor = (status: string) => (Object.hasOwn(COLORS, status) ? COLORS[status]! : 'gray')

/** A line's status; one that is unknown as it came. */
export const StatusBadge = ({ status }: { status: LineStatus }) => (
  <Badge color={statusColor(status)} data-status={status}>
    {useSay()(LINE_STATUS_LABELS[status] ?? status)}
  </Badge>
)
