import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#client/calls/query.ts'
import { useManners } from '#client/interface/manners.ts'
import { useIsOn } from '#client/session/modules.ts'
import { dateTime, day, dayOf } from '#time.ts'

/** In a task's form: the events that are the time for it, and where events are drawn a way to set one. */
export function TaskEvents({ task }: { task: number }) {
  const isOn = useIsOn()({ module: 'calendar' })
  const { drawsEvents } = useManners()
  const { data } = useQuery({ ...query.calendar.tasks.events.queryOptions({ input: { id: task } }), enabled: isOn })
  const events = data?.data ?? []
  if (!isOn || (events.length === 0 && !drawsEvents)) return null
  return (
    <div className="stack gap-35 self-start">
      {events.length > 0 && (
        <ul className="bare-list tiny" aria-label="Horas marcadas">
          {events.map(({ id, title, start_date, all_day, repeat_event }) => (
            <li key={id}>
              <Link to="/dashboard/calendar" search={{ date: dayOf(start_date), event: id }} title={title}>
                {all_day ? day(start_date) : dateTime(start_date)}
              </Link>
              {repeat_event && ', repete'}
            </li>
          ))}
        </ul>
      )}
      {drawsEvents && (
        <Button
          renderRoot={(props) => <Link {...props} to="/dashboard/calendar" search={{ plan: task }} />}
          variant="default"
          size="compact-sm"
          className="self-start"
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          Marcar hora
        </Button>
      )}
    </div>
  )
}
