import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { addDays } from '#time.ts'
import styles from './calendar.module.css'
import type { CalendarView } from './parts/place.ts'
import { stepBy } from './parts/titles.ts'

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

/** Last week, previous, yesterday, today, tomorrow, next, next week. */
export function DateNav({ view, day, today, onDay }: DateNavProps) {
  const [previous, next] = STEP_LABELS[view]
  const near = [
    { label: 'Ontem', to: addDays(today, -1) },
    { label: 'Hoje', to: today },
    { label: 'Amanhã', to: addDays(today, 1) },
  ]
  return (
    <nav aria-label="Data" className={styles.nav}>
      {view !== 'week' && (
        <Step label="Semana passada" icon={IconChevronsLeft} onClick={() => onDay(addDays(day, -7))} />
      )}
      <Step label={previous} icon={IconChevronLeft} onClick={() => onDay(stepBy(view, day, -1))} />
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
      <Step label={next} icon={IconChevronRight} onClick={() => onDay(stepBy(view, day, 1))} />
      {view !== 'week' && (
        <Step label="Semana que vem" icon={IconChevronsRight} onClick={() => onDay(addDays(day, 7))} />
      )}
    </nav>
  )
}

const Step = ({ label, icon: Icon, onClick }: { label: string; icon: typeof IconChevronLeft; onClick: () => void }) => (
  <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={onClick}>
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
