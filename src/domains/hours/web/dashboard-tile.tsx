import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import { hoursText } from '../hours.ts'
import { firstOfWeek, sumOf } from './week.ts'

export default function HoursTile() {
  const today = dayOf(nowMs())
  const week = useQuery(query.hours.week.queryOptions({ input: { from: firstOfWeek(today), days: 7 } }))
  const rows = week.data?.data
  return (
    <Tile
      title="Horas"
      to="/dashboard/hours"
      answer={week}
      figure={rows && (hoursText(sumOf(rows)) || '0:00')}
      note={rows && `suas nesta semana, ${hoursText(sumOf(rows, today)) || '0:00'} hoje`}
    />
  )
}
