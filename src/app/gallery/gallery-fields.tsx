import { Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { MomentInput } from '#ui/workbench/form/moment-input.tsx'
import { SaveButton } from '#ui/workbench/form/save-button.tsx'
import { SaveState } from '#ui/workbench/form/save-state.tsx'
import { TimeOfDayInput } from '#ui/workbench/form/time-of-day-input.tsx'
import { Exhibit } from './exhibit.tsx'

/** Fields and buttons of forms. */
export function GalleryFields() {
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState('09:00')
  const [moment, setMoment] = useState<string | null>(null)
  return (
    <Exhibit file="ui/workbench/form">
      <TextInput label="Nome" error="Diga um nome." />
      <DayInput label="Dia" value={day} onChange={setDay} />
      <TimeOfDayInput label="Hora" value={time} onChange={setTime} />
      <MomentInput label="Dia e hora" timeLabel="Hora" value={moment} onChange={setMoment} />
      <Group>
        <SaveButton saving={false} />
        <SaveButton saving />
        <SaveState saving={false} dirty />
      </Group>
    </Exhibit>
  )
}
