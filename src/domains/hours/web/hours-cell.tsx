import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { numberText } from '#domains/budgets/budget.ts'
import { dayMonth } from '#time.ts'
import { weekdayName } from '#ui/formats.ts'
import type { Cell, HoursRow } from '../contract.ts'
import { hoursText, readCell } from '../hours.ts'
import styles from './hours.module.css'
import type { Writing } from './use-write-hours.ts'

interface HoursCellProps {
  row: HoursRow
  cell: Cell
  today: string
  isTabStop: boolean
  writing: Writing
  onFocus: () => void
  /** Moves the focus by so many cells. */
  onStep: (from: Element, across: number, down: number) => void
  /** A letter that is for the screen. */
  onKey: (key: string) => void
}

/** Letters that are for the screen in a cell in which nothing is being typed. Whatever else is typed is read or refused. */
const FOR_SCREEN = /^[a-ln-z?/[]$/i

/** A day of a task: hours as one writes them, kept on Enter and on leaving. */
export function HoursCell({ row, cell, today, isTabStop, writing, onFocus, onStep, onKey }: HoursCellProps) {
  const unsent = writing.unsentOf(row.task, cell.day)
  const stored = hoursText(unsent?.minutes ?? cell.minutes)
  /** What is being typed; undefined while nothing is. */
  const [typed, setShownTyped] = useState<string>()
  /** The same at once: Enter keeps it, and so does the leaving that follows, before anything is drawn anew. */
  const typing = useRef<string>(undefined)
  /** Why what was typed cannot be kept: it stays, to be put right. */
  const [wrong, setWrong] = useState<string>()
  const reason = useId()
  function setTyped(text: string | undefined) {
    typing.current = text
    setShownTyped(text)
  }

  /** Keeps what is typed; false where that cannot be. */
  function save(): boolean {
    const text = typing.current
    if (text === undefined) return true
    const before = unsent?.minutes ?? cell.minutes
    const read = readCell(text, { day: cell.day, minutes: before }, today)
    if (typeof read === 'string') {
      setWrong(read)
      return false
    }
    setTyped(undefined)
    setWrong(undefined)
    if (read !== before) void writing.write(row, cell, read)
    return true
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: field } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length
    const steps: Record<string, [number, number]> = {
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      Enter: [0, 1],
      ...(isWhole && { ArrowLeft: [-1, 0], ArrowRight: [1, 0] }),
    }
    const by = steps[key]
    if (by) {
      event.preventDefault()
      if (save()) onStep(field, ...by)
    } else if (key === 'Escape') {
      setTyped(undefined)
      setWrong(undefined)
      // Once what is stored is drawn; not where an arrow has led on: it would take the focus back.
      requestAnimationFrame(() => document.activeElement === field && field.select())
    } else if (!typed && FOR_SCREEN.test(key)) {
      event.preventDefault()
      onKey(key.toLowerCase())
    }
  }
  const billed =
    cell.billed > 0 ? `, ${hoursText(cell.billed)} no orçamento ${cell.budgets.map(numberText).join(', ')}` : ''
  const note = cell.note && `, nota: ${cell.note}`
  return (
    <>
      <input
        className={`block full-width tabular text-end no-background no-border ${styles.cell}`}
        data-cell={`${row.task} ${cell.day}`}
        data-unsent={unsent ? true : undefined}
        data-billed={cell.billed > 0 || undefined}
        inputMode="text"
        autoComplete="off"
        tabIndex={isTabStop ? 0 : -1}
        value={typed ?? stored}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong && reason}
        aria-label={`${row.nome}, ${weekdayName(cell.day)} ${dayMonth(cell.day)}${billed}${note}${unsent ? ', ainda não enviado' : ''}`}
        title={`${billed}${note}`.slice(2) || undefined}
        onChange={({ currentTarget }) => {
          setWrong(undefined)
          setTyped(currentTarget.value)
        }}
        onFocus={(event: FocusEvent<HTMLInputElement>) => {
          event.currentTarget.select()
          onFocus()
        }}
        onBlur={save}
        onKeyDown={handleKey}
      />
      {wrong && (
        <span
          className={`failure tiny text-start click-through surface rounded ${styles.wrong}`}
          id={reason}
          role="alert"
        >
          {wrong}
        </span>
      )}
    </>
  )
}
