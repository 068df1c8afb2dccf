import { Button, Select, Switch } from '@mantine/core'
import { useRef, useState } from 'react'
import { TIME_ZONE } from '#time.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'
import { dayAt, startOf, toLocalTime, toMinutes } from '../grid/local-minutes.ts'
import styles from './form.module.css'
import { DayField, TimeField } from './moment-fields.tsx'
import { useMoveStart } from './use-move-start.ts'

/** Start and end with their times, or the day of an event of all day. */
export function WhenFields({ form, isNew }: { form: RecordFields<EventFields>; isNew: boolean }) {
  const isAllDay = form.useWatchValue('all_day')
  const zone = form.useWatchValue('zone')
  const [hasLastDay, setLastDay] = useState(() => {
    const { start_date, end_date } = form.getValues()
    return start_date.slice(0, 10) !== end_date.slice(0, 10)
  })
  const [hasZone, setHasZone] = useState(zone !== TIME_ZONE)
  const moveStart = useMoveStart(form)
  /** The time of the start before it became an event of all day, and the minutes from there to the time of the end. */
  const timed = useRef({ time: 'T09:00', minutes: 60 })

  function setAllDay(next: boolean) {
    const { start_date, end_date } = form.getValues()
    const day = start_date.slice(0, 10)
    form.setFieldValue('all_day', next)
    if (next) {
      const [start, end] = [toMinutes(start_date), toMinutes(end_date)]
      // One that ends at midnight has its last minute on the day before.
      const last = end > start ? dayAt(end - 1) : day
      const minutes = end - start - (startOf(last) - startOf(day))
      if (!Number.isNaN(minutes)) timed.current = { time: start_date.slice(10), minutes }
      if (last !== day) setLastDay(true)
      form.setFieldValue('start_date', day)
      form.setFieldValue('end_date', last)
    } else {
      const start = day && day + timed.current.time
      const end = toMinutes(start) + timed.current.minutes + startOf(end_date.slice(0, 10)) - startOf(day)
      form.setFieldValue('start_date', start)
      form.setFieldValue('end_date', Number.isNaN(end) ? '' : toLocalTime(end))
    }
  }

  return (
    <>
      <Switch
        label={form.labelOf('all_day')}
        checked={isAllDay}
        onChange={({ currentTarget }) => setAllDay(currentTarget.checked)}
      />
      {isAllDay ? (
        <div className={`stack align-start gap-75 ${styles.pair}`}>
          <DayField
            form={form}
            name="start_date"
            isNew={isNew}
            label={hasLastDay ? 'Primeiro dia' : 'Data'}
            onChange={(day) => {
              moveStart(day)
              if (!hasLastDay) form.setFieldValue('end_date', day, { forceUpdate: false })
            }}
          />
          {hasLastDay ? (
            <DayField form={form} name="end_date" label="Último dia" />
          ) : (
            <Button variant="subtle" size="compact-sm" className={styles.lower} onClick={() => setLastDay(true)}>
              Mais de um dia
            </Button>
          )}
        </div>
      ) : (
        <>
          <TimeField form={form} name="start_date" isNew={isNew} onChange={moveStart} />
          <TimeField form={form} name="end_date" />
        </>
      )}
      {isAllDay ? null : hasZone ? (
        <ZoneField form={form} zone={zone} />
      ) : (
        <Button variant="subtle" size="compact-sm" className={styles.lower} onClick={() => setHasZone(true)}>
          Em outro fuso horário
        </Button>
      )}
    </>
  )
}

/** The zone of an event elsewhere, whose times are those of its place. */
function ZoneField({ form, zone }: { form: RecordFields<EventFields>; zone: string }) {
  const { defaultValue: _, onChange: __, ...field } = form.field('zone')
  return (
    <Select
      {...field}
      description="As horas acima são deste fuso; o calendário as mostra no de São Paulo."
      searchable
      data={[...new Set([TIME_ZONE, zone, ...Intl.supportedValuesOf('timeZone')])]}
      value={zone}
      onChange={(next) => next && form.setFieldValue('zone', next, { forceUpdate: false })}
    />
  )
}
