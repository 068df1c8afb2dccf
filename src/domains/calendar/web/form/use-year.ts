import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import type { YearChoice } from '#typed-day.ts'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { EventFields } from '../../event-schemas.ts'

export type DayName = 'start_date' | 'end_date' | 'alert_date' | 'repeat_star_date' | 'repeat_end_date'

/**
 * Which year a day of the form is of that is typed without one. A new event is to come; what is stored is changed by days,
 * and all that belongs to a start stands near it. A series ends to come, and after it begins.
 */
export function useYear(
  form: RecordFields<EventFields>,
  name: DayName,
  isNew = false,
): Pick<YearChoice, 'near' | 'isYearForward'> {
  const first = form.useWatchValue('repeat_star_date')
  const start = form.useWatchValue('start_date') || form.getInitialValues().start_date
  if (name === 'repeat_end_date') {
    const [today, begins = today] = [dayOf(nowMs()), dayIn(first || start)]
    return { near: begins > today ? begins : today, isYearForward: true }
  }
  return name === 'start_date' && isNew ? { isYearForward: true } : { near: dayIn(start) }
}

const dayIn = (moment: string) => moment.slice(0, 10) || undefined
