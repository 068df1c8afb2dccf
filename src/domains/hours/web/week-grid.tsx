import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { weekdayName } from '#ui/formats.ts'
import { useTimer } from '#ui/workbench/timer/use-timer.ts'
import type { HoursRow } from '../contract.ts'
import { hoursText } from '../hours.ts'
import styles from './hours.module.css'
import { HoursCell } from './hours-cell.tsx'
import { NoteField } from './note-field.tsx'
import { TaskName } from './task-name.tsx'
import type { Writing } from './use-write-hours.ts'
import { byProject, cellOf, sumOf } from './week.ts'

interface WeekGridProps {
  rows: readonly HoursRow[]
  days: readonly string[]
  today: string
  /** On a phone the only day that is shown. */
  onDay: string
  /** Where to put the focus, once. */
  focused: { task: number; day: string } | undefined
  writing: Writing
  /** The screen's actions by key, in a cell too. */
  actions: Readonly<Record<string, () => void>>
}

/** A day of eight hours is a whole bar. */
const WHOLE = 480

/** Tasks by project as rows, days as columns; one stop of Tab, arrows within. */
export function WeekGrid({ rows, days, today, onDay, focused, writing, actions }: WeekGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const timer = useTimer()
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [current, setCurrent] = useState<string>()
  const groups = byProject(rows)
  const isThere = (key: string) =>
    rows.some(({ task }) => key.startsWith(`${task} `)) && days.includes(key.split(' ')[1]!)
  const firstOpen = groups.find(([row]) => !folded.has(row!.project_id))?.[0]
  const tabStop = current && isThere(current) ? current : firstOpen && `${firstOpen.task} ${onDay}`

  useEffect(() => {
    if (!focused) return
    table.current?.querySelector<HTMLElement>(`[data-cell="${focused.task} ${focused.day}"]`)?.focus()
  }, [focused])

  /** Moves the focus to a cell that is shown. */
  function step(from: Element, across: number, down: number) {
    const cells = [...(table.current?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? [])].filter(
      (cell) => cell.offsetParent !== null,
    )
    const width = new Set(cells.map(({ dataset }) => dataset.cell!.split(' ')[1])).size
    const at = cells.indexOf(from as HTMLInputElement)
    const isOver = across !== 0 && Math.floor((at + across) / width) !== Math.floor(at / width)
    if (!isOver) cells[at + across + down * width]?.focus()
  }
  const fold = (project: number) =>
    setFolded((before) => {
      const next = new Set(before)
      if (!next.delete(project)) next.add(project)
      return next
    })
  const dayAttributes = (day: string) => ({
    className: styles.day,
    'data-today': day === today || undefined,
    'data-weekend': ['dom', 'sáb'].includes(weekdayName(day)) || undefined,
    'data-on': day === onDay || undefined,
  })
  const onKey = (row: HoursRow) => (key: string) => {
    if (key === 'h') void timer.toggle(row.task)
    else actions[key]?.()
  }

  const chosen = rows.find(({ task }) => current?.startsWith(`${task} `))
  const grid = (
    <table className={`full-width tabular joined-cells ${styles.grid}`} ref={table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">Tarefa</span>
          </th>
          {days.map((day) => (
            <th key={day} scope="col" {...dayAttributes(day)}>
              <b>{Number(day.slice(8))}</b>
              {day === today ? 'hoje' : weekdayName(day)}
            </th>
          ))}
          <th scope="col" className={styles.total}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.sum}>
          <th scope="row">Tudo</th>
          {days.map((day) => (
            <td key={day} {...dayAttributes(day)}>
              {hoursText(sumOf(rows, day)) || <span className="soft">0:00</span>}
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${Math.min(100, (sumOf(rows, day) / WHOLE) * 100)}%` }} />
              </span>
            </td>
          ))}
          <td className={styles.total}>{hoursText(sumOf(rows)) || '0:00'}</td>
        </tr>
      </tbody>
      {groups.map((group) => {
        const { project_id, project } = group[0]!
        const isFolded = folded.has(project_id)
        return (
          <tbody key={project_id}>
            <tr className={styles.project}>
              <th scope="rowgroup">
                <UnstyledButton
                  className={styles.fold ?? ''}
                  aria-expanded={!isFolded}
                  onClick={() => fold(project_id)}
                >
                  <IconChevronRight className={styles.turn} size={16} aria-hidden />
                  <span className="one-line may-shrink">{project}</span>
                </UnstyledButton>
              </th>
              {days.map((day) => (
                <td key={day} {...dayAttributes(day)}>
                  {hoursText(sumOf(group, day))}
                </td>
              ))}
              <td className={styles.total}>{hoursText(sumOf(group))}</td>
            </tr>
            {!isFolded &&
              group.map((row) => (
                <tr key={row.task}>
                  <th scope="row">
                    <TaskName row={row} timer={timer} />
                  </th>
                  {days.map((day) => (
                    <td key={day} {...dayAttributes(day)}>
                      <HoursCell
                        row={row}
                        cell={cellOf(row, day)}
                        today={today}
                        isTabStop={tabStop === `${row.task} ${day}`}
                        writing={writing}
                        onFocus={() => setCurrent(`${row.task} ${day}`)}
                        onStep={step}
                        onKey={onKey(row)}
                      />
                    </td>
                  ))}
                  <td className={`soft ${styles.total}`}>{hoursText(sumOf([row]))}</td>
                </tr>
              ))}
          </tbody>
        )
      })}
    </table>
  )
  return (
    <>
      {grid}
      {chosen && current && isThere(current) && (
        <NoteField key={current} row={chosen} cell={cellOf(chosen, current.split(' ')[1]!)} />
      )}
    </>
  )
}
