import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { nowMs } from '#clock.ts'
import { addDays, dayMonth, dayOf, TIME_ZONE } from '#time.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { FREE_HOURS_DAYS, MAX_MEETING_MINUTES } from '../../calendar.ts'
import type { EventFields } from '../../event-schemas.ts'
import { toLocalTime, toMinutes } from '../grid/local-minutes.ts'
import { weekdayLong } from '../parts/titles.ts'
import styles from './free-hours.module.css'
import { useMoveStart } from './use-move-start.ts'

type FreeDay = Awaited<ReturnType<Api['calendar']['freeHours']['find']>>['data'][number]

interface FreeHoursProps {
  form: RecordFields<EventFields>
  /** Colleagues who shall be free, besides oneself. */
  people: readonly number[]
  /** The stored event, whose own time counts as free. */
  except?: number
}

/** A button that offers the times at which all are free for as long as the event lasts. Nothing without colleagues. */
export function FreeHours(props: FreeHoursProps) {
  const [opened, setOpened] = useState(false)
  if (props.people.length === 0) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Achar hora livre para todos
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Hora livre para todos">
        <Offers {...props} onDone={() => setOpened(false)} />
      </Modal>
    </>
  )
}

function Offers({ form, people, except, onDone }: FreeHoursProps & { onDone: () => void }) {
  const moveStart = useMoveStart(form)
  const [today] = useState(() => dayOf(nowMs()))
  const [minutes] = useState(() => meetingMinutes(form.getValues()))
  const [from, setFrom] = useState(() => max(form.getValues().start_date.slice(0, 10), today))
  const free = useQuery(
    query.calendar.freeHours.find.queryOptions({
      input: { people: [...people], from, minutes, except },
      staleTime: 0,
      gcTime: 0,
    }),
  )

  function choose(start: string) {
    if (form.getValues().all_day) form.setFieldValue('start_date', start)
    else moveStart(start)
    form.setFieldValue('zone', TIME_ZONE)
    form.setFieldValue('all_day', false)
    form.setFieldValue('end_date', toLocalTime(toMinutes(start) + minutes))
    onDone()
  }

  return (
    <Stack>
      <Text>
        Quando você e {people.length === 1 ? 'a outra pessoa' : `as outras ${people.length} pessoas`} têm {minutes}{' '}
        minutos livres, das 8h às 18h.
      </Text>
      <Group justify="space-between">
        <Button
          variant="default"
          disabled={from <= today}
          onClick={() => setFrom(max(addDays(from, -FREE_HOURS_DAYS), today))}
        >
          Dias antes
        </Button>
        <Button variant="default" onClick={() => setFrom(addDays(from, FREE_HOURS_DAYS))}>
          Dias depois
        </Button>
      </Group>
      <QueryView
        query={free}
        data={free.data?.data}
        failed="As horas livres não vieram"
        loading={<LoadingRows rows={5} height={64} label="Buscando horas livres…" />}
        empty={<Text>Não há dias de trabalho aqui. Veja os dias depois.</Text>}
      >
        {(days) => days.map((one) => <Day key={one.day} {...one} onChoose={choose} />)}
      </QueryView>
    </Stack>
  )
}

interface DayProps extends FreeDay {
  onChoose: (start: string) => void
}

const Day = ({ day, holiday, all_day, starts, onChoose }: DayProps) => (
  <section className={`stack gap-50 line-above ${styles.day}`}>
    <h3>
      {weekdayLong(day)}, {dayMonth(day)}
    </h3>
    {holiday && <p className="soft small">Feriado: {holiday}</p>}
    {all_day.length > 0 && <p className="soft small">Com um evento do dia todo: {all_day.join(', ')}</p>}
    {starts.length > 0 ? (
      <Group gap="xs">
        {starts.map((start) => (
          <Button
            key={start}
            variant="default"
            size="compact-md"
            aria-label={`${start}, ${weekdayLong(day)}, ${dayMonth(day)}`}
            onClick={() => onChoose(`${day}T${start}`)}
          >
            {start}
          </Button>
        ))}
      </Group>
    ) : (
      !holiday && <p className="soft small">Nenhuma hora livre para todos.</p>
    )}
  </section>
)

const max = (one: string, other: string) => (one > other ? one : other)

/** Minutes that the event of the form lasts; an hour where its times do not say that. */
function meetingMinutes({ all_day, start_date, end_date }: EventFields): number {
  const minutes = toMinutes(end_date) - toMinutes(start_date)
  return !all_day && minutes >= 5 && minutes <= MAX_MEETING_MINUTES ? minutes : 60
}
