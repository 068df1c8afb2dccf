import { useRef } from 'react'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { farQuestion, futureNote } from './future-day.ts'

/** Says of an entry's day that is to come where it belongs. */
export function DayNote<Values extends { date: string | null }>({ form }: { form: RecordFields<Values> }) {
  const note = futureNote(form.useWatchValue('date' as never) as string | null, dayOf(nowMs()))
  return (
    note && (
      <p className="soft small" role="status">
        {note}
      </p>
    )
  )
}

/** Finds fault, once, with a day that may be a slip: the same one saved again is taken. `stored`: of an entry that is changed. */
export function useFarDay(stored: string | null) {
  const asked = useRef(stored)
  return (date: string | null) => {
    const question = date === asked.current ? undefined : farQuestion(date, dayOf(nowMs()))
    if (question) asked.current = date
    return question ? { date: question } : undefined
  }
}
