import { Badge } from '@mantine/core'
import { dateTime } from '#time.ts'

/** The time of a scheduled publication. */
export const ScheduledBadge = ({ at }: { at: string }) => <Badge color="green">Agendado para {dateTime(at)}</Badge>
