import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import type { ScreenTime } from '../contract.ts'

export default function ScreenTimeTiles() {
  const machines = useQuery(query.screenTime.machines.queryOptions())
  const screen = useQuery(query.screenTime.day.queryOptions({ input: {} }))
  const latest = machines.data?.data[0]
  const day = screen.data?.data
  return (
    <>
      <Tile
        title="Tempo de tela"
        to="/dashboard/screen-time"
        answer={screen}
        figure={day?.lines}
        note={day && dayNote(day)}
      />
      <Tile
        title="Máquinas"
        to="/dashboard/screen-time"
        answer={machines}
        figure={machines.data?.data.length}
        note={machines.data && machineNote(machines.data.data.length, latest?.last_contact)}
      />
    </>
  )
}

function dayNote({ empty, sample, per_hour }: ScreenTime) {
  if (empty && !sample) return 'Nenhum log enviado ainda.'
  return `Cerca de ${per_hour} por hora${sample ? ', no exemplo' : ''}`
}

function machineNote(count: number, contact: string | null | undefined) {
  if (count === 0) return 'Nenhuma envia tempo de tela ainda.'
  if (!contact) return `${plural(count, 'máquina ligada', 'máquinas ligadas')}, nenhum envio ainda`
  return `último contato ${dateTime(contact)}`
}
