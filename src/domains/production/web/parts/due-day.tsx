import { IconCalendar } from '@tabler/icons-react'
import { nowMs } from '#clock.ts'
import { day, dayMonth, dayOf } from '#time.ts'

/** A deadline as people say it: today, the day of this year, the whole date of another; dashes where it cannot be read. */
export function DueDay({ meta, isLate }: { meta: string; isLate: boolean }) {
  const [due, today] = [dayOf(meta), dayOf(nowMs())]
  const text = due === today ? 'hoje' : due.slice(0, 4) === today.slice(0, 4) ? dayMonth(meta) : day(meta)
  return (
    <span data-late={isLate || undefined} data-today={due === today || undefined}>
      <IconCalendar size={14} aria-hidden />
      <span className="hidden">{isLate ? 'Atrasada desde ' : 'Prazo '}</span>
      {text || '--/--/----'}
    </span>
  )
}
