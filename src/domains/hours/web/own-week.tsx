import { Button, UnstyledButton } from '@mantine/core'
import { IconClock, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#client/calls/query.ts'
import { numberText } from '#domains/budgets/budget.ts'
import { dayMonth } from '#time.ts'
import { weekdayName } from '#ui/formats.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { HoursRow } from '../contract.ts'
import { hoursText } from '../hours.ts'
import styles from './hours.module.css'
import { TaskPicker } from './task-picker.tsx'
import { useWriteHours } from './use-write-hours.ts'
import { sumOf } from './week.ts'
import { WeekGrid } from './week-grid.tsx'

interface OwnWeekProps {
  from: string
  days: readonly string[]
  today: string
  isPicking: boolean
  onPicking: (isPicking: boolean) => void
  /** The screen's actions by key, which hold in a cell too. */
  actions: Readonly<Record<string, () => void>>
}

/** The caller's hours of these days, the former ones until they are there. */
export const useOwnWeek = (from: string, days: number) =>
  useQuery({
    ...query.hours.week.queryOptions({ input: { from, days } }),
    placeholderData: keepPreviousData,
  })

/** The caller's week: a grid of tasks and days, on a phone one day's list. */
export function OwnWeek({ from, days, today, isPicking, onPicking, actions }: OwnWeekProps) {
  const input = { from, days: days.length }
  const week = useOwnWeek(from, days.length)
  const writing = useWriteHours(input)
  /** Tasks that were asked for and have no hours yet. */
  const [added, setAdded] = useState<readonly HoursRow[]>([])
  const [onDay, setOnDay] = useState(days.includes(today) ? today : from)
  const [focused, setFocused] = useState<{ task: number; day: string }>()

  function add(row: HoursRow) {
    onPicking(false)
    setAdded((rows) => [...rows.filter(({ task }) => task !== row.task), row])
    setFocused({ task: row.task, day: onDay })
  }
  return (
    <QueryView
      query={week}
      data={week.data?.data}
      failed="As horas não vieram"
      loading={<LoadingRows rows={6} height={34} label="Carregando as horas…" />}
    >
      {(stored) => {
        const known = new Set(stored.map(({ task }) => task))
        const rows = [...stored, ...added.filter(({ task }) => !known.has(task))]
        return (
          <>
            {rows.length === 0 && week.data?.gone.length === 0 ? (
              <EmptyState
                title="Nenhuma hora nesta semana"
                icon={<IconClock aria-hidden />}
                action={
                  <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => onPicking(true)}>
                    Lançar horas
                  </Button>
                }
              >
                Ligue o relógio em um cartão do quadro, ou escolha uma tarefa e escreva quanto durou.
              </EmptyState>
            ) : (
              <div className={`surface lines-around ${styles.sheet}`}>
                <DayButtons rows={rows} days={days} today={today} chosen={onDay} onChoose={setOnDay} />
                <WeekGrid {...{ rows, days, today, onDay, focused, writing, actions }} />
                <GoneHours gone={week.data?.gone ?? []} />
                <Button
                  className={styles.add ?? ''}
                  variant="subtle"
                  color="gray"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => onPicking(true)}
                >
                  Outra tarefa
                </Button>
              </div>
            )}
            <TaskPicker opened={isPicking} onClose={() => onPicking(false)} onPick={add} />
          </>
        )
      }}
    </QueryView>
  )
}

interface DayButtonsProps {
  rows: readonly HoursRow[]
  days: readonly string[]
  today: string
  chosen: string
  onChoose: (day: string) => void
}

/** On a phone: which day the list shows. */
const DayButtons = ({ rows, days, today, chosen, onChoose }: DayButtonsProps) => (
  <fieldset className={`may-shrink no-padding no-border ${styles.days}`}>
    <legend className="hidden">Dia</legend>
    {days.map((day) => (
      <UnstyledButton
        key={day}
        aria-pressed={day === chosen}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onChoose(day)}
      >
        <span>{weekdayName(day)}</span>
        <b>{Number(day.slice(8))}</b>
        <span className="tabular">{hoursText(sumOf(rows, day)) || '·'}</span>
      </UnstyledButton>
    ))}
  </fieldset>
)

interface GoneHoursProps {
  gone: readonly { day: string; minutes: number; worked_on: string; budget: number }[]
}

/** Billed hours on tasks that were deleted: their quote keeps them, and they count in their day. */
function GoneHours({ gone }: GoneHoursProps) {
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
