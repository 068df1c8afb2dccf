import { Badge } from '@mantine/core'
import { LINE_STATUS_LABELS, type LineStatus } from '../../production.ts'
import { statusColor } from './status-style.ts'

/** A line's status; one that is unknown as it came. */
export const StatusBadge = ({ status }: { status: LineStatus }) => (
  <Badge color={statusColor(status)} data-status={status}>
    {LINE_STATUS_LABELS[status] ?? status}
  </Badge>
)
