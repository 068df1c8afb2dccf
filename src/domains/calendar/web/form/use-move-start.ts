import { useRef } from 'react'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'
import { toLocalTime, toMinutes } from '../grid/local-minutes.ts'

/**
 * A function that moves an event's start: its end and its alert move as far. `start`: in the form of the values, a day or
 * one with a time, or ''. An end before the start stays. A repetition that is not stored yet, and began with it, still does.
 */
export function useMoveStart(form: RecordFields<EventFields>) {
  /** The last start that was none of '': while a day is typed there is none. */
  const last = useRef('')
  return (start: string) => {
    const { start_date, end_date, alert_date, repeat_star_date } = form.getValues()
    if (start_date) last.current = start_date
    form.setFieldValue('start_date', start, { forceUpdate: false })
    const minutes = toMinutes(start) - toMinutes(last.current)
    if (Number.isNaN(minutes)) return
    const later = (time: string) => toLocalTime(toMinutes(time) + minutes).slice(0, time.length)
    if (end_date >= last.current) form.setFieldValue('end_date', later(end_date), { forceUpdate: false })
    if (alert_date) form.setFieldValue('alert_date', later(alert_date), { forceUpdate: false })
    if (!form.getInitialValues().repeat_event && repeat_star_date && repeat_star_date === last.current.slice(0, 10))
      form.setFieldValue('repeat_star_date', start.slice(0, 10), { forceUpdate: false })
  }
}
