import { Badge } from '@mantine/core'
import { dateTime } from '#time.ts'

/** When a private article is going to become public by itself. */
export const ScheduledBadge = ({ at }: { at: string }) => <Badge color="green">Agendado para {dateTime(at)}</Badge>
