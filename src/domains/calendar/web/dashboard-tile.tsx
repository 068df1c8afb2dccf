import { useQuery } from '@tanstack/react-query'
import type { Api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { dayMonth, dayOf, toWallTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Tile } from '#ui/workbench/tile.tsx'

export default function CalendarTile() {
  const figures = useQuery(query.calendar.range.figures.queryOptions({ input: {} }))
  const data = figures.data?.data
  return (
    <Tile
      title="Calendário"
      to="/dashboard/calendar"
      answer={figures}
      figure={data?.today}
      note={data && describe(data)}
    />
  )
}

type Figures = Awaited<ReturnType<Api['calendar']['range']['figures']>>['data']

/** 'hoje, 1 concluído; a seguir: Reunião, às 14:00; 2 convites'. */
function describe({ today, finished, next, invitations }: Figures): string {
  const parts = [
    today > 0 && finished > 0 ? `hoje, ${plural(finished, 'concluído', 'concluídos')}` : 'hoje',
    next[0] ? `a seguir: ${next[0].title}, ${whenOf(next[0])}` : 'nada nos próximos sete dias',
    invitations > 0 && plural(invitations, 'convite', 'convites'),
  ]
  return parts.filter(Boolean).join('; ')
}

/** 'às 14:00' today, '25/11 às 14:00' later. */
function whenOf({ start_date, all_day }: Figures['next'][number]): string {
  const isToday = dayOf(start_date) === dayOf(nowMs())
  if (all_day) return isToday ? 'o dia todo' : dayMonth(start_date)
  const time = `às ${toWallTime(start_date).slice(11)}`
  return isToday ? time : `${dayMonth(start_date)} ${time}`
}
