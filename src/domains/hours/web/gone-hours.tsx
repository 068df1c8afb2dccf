import { numberText } from '#domains/budgets/budget.ts'
import { dayMonth } from '#time.ts'
import { hoursText } from '../hours.ts'
import styles from './hours.module.css'

interface GoneHoursProps {
  gone: readonly { day: string; minutes: number; worked_on: string; budget: number }[]
}

/** Billed hours on tasks that were deleted: their quote keeps them, and they count in their day. */
export function GoneHours({ gone }: GoneHoursProps) {
  if (gone.length === 0) return null
  return (
    <section className={`soft tiny ${styles.gone}`} aria-label="Horas cobradas de tarefas excluídas">
      {gone.map(({ day, minutes, worked_on, budget }) => (
        <p key={`${day} ${worked_on} ${budget}`}>
          {dayMonth(day)}: {hoursText(minutes)} h em {worked_on} (excluída), no orçamento {numberText(budget)}
        </p>
      ))}
    </section>
  )
}
