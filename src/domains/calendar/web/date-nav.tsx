import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useManners } from '#client/interface/manners.ts'
import { addDays } from '#time.ts'
import styles from './calendar.module.css'
import type { CalendarView } from './parts/place.ts'
import { stepBy, stepByWeeks } from './parts/titles.ts'

interface DateNavProps {
  view: CalendarView
  day: string
  today: string
  onDay: (day: string) => void
}

const STEP_LABELS: Readonly<Record<CalendarView, readonly [string, string]>> = {
  day: ['Dia anterior', 'Próximo dia'],
  week: ['Semana anterior', 'Próxima semana'],
  month: ['Mês anterior', 'Próximo mês'],
  agenda: ['30 dias antes', '30 dias depois'],
}

/**
 * Last week, previous, yesterday, today, tomorrow, next, next week; where events are drawn previous, today and next, so that
 * all tools stand in one row.
 */
export function DateNav({ view, day, today, onDay }: DateNavProps) {
  const [previous, next] = STEP_LABELS[view]
  const { drawsEvents } = useManners()
  const hasWeeks = view !== 'week' && !drawsEvents
  const near = [
    { label: 'Ontem', to: addDays(today, -1) },
    { label: 'Hoje', to: today },
    { label: 'Amanhã', to: addDays(today, 1) },
  ].filter(({ to }) => !drawsEvents || to === today)
  return (
    <nav aria-label="Data" className={`row cluster gap-35 ${styles.nav}`} data-short={drawsEvents || undefined}>
      {hasWeeks && <Step label="Semana passada" icon={IconChevronsLeft} to={stepByWeeks(day, -1)} onDay={onDay} />}
      <Step label={previous} icon={IconChevronLeft} to={stepBy(view, day, -1)} onDay={onDay} />
      {near.map(({ label, to }) => (
        <Button
          key={label}
          variant="default"
          size="compact-md"
          aria-current={to === day ? 'date' : undefined}
          onClick={() => onDay(to)}
        >
          {label}
        </Button>
      ))}
      <Step label={next} icon={IconChevronRight} to={stepBy(view, day, 1)} onDay={onDay} />
      {hasWeeks && <Step label="Semana que vem" icon={IconChevronsRight} to={stepByWeeks(day, 1)} onDay={onDay} />}
    </nav>
  )
}

interface StepProps extends Pick<DateNavProps, 'onDay'> {
  label: string
  icon: typeof IconChevronLeft
  /** Undefined at the end of the calendar: it then does nothing, and keeps the focus. */
  to: string | undefined
}

const Step = ({ label, icon: Icon, to, onDay }: StepProps) => (
  <ActionIcon
    variant="default"
    size="lg"
    aria-label={label}
    title={label}
    aria-disabled={to === undefined || undefined}
    data-disabled={to === undefined || undefined}
    onClick={() => to && onDay(to)}
  >
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
