import { useState } from 'react'
import type { ImportLine, ImportPreview } from '../../../import-contract.ts'
import { type Option, optionsOf } from '../line-row.tsx'
import type { Choice, ImportState } from '../use-import.ts'

/** A line that is looked at: what it may be, and whether it is asked, certain, or left out. */
export interface Checked {
  line: number
  date: string
  description: string
  amount: string
  type: ImportLine['type']
  group: 'asked' | 'out' | 'certain'
  reason: string
  /** What it may be, in order; of what is not asked the first is what becomes of it without an answer. */
  answers: Option[]
  /** The category that is proposed for it. */
  category: string
}

const SAME: Option = { label: 'É a mesma: não entra', choice: undefined }
const OTHER: Option = { label: 'É outra: entra', choice: { do: 'add' } }

/** The lines of a preview in the order in which they are looked at. */
export const linesOf = ({ lines, dropped }: ImportPreview): Checked[] => [
  ...lines.filter(({ state }) => state === 'doubtful').map((line) => toChecked(line, 'asked')),
  ...dropped.map(
    ({ account: _, ...line }): Checked => ({ ...line, group: 'out', answers: [SAME, OTHER], category: '' }),
  ),
  ...lines.filter(({ state }) => state === 'new').map((line) => toChecked(line, 'certain')),
]

function toChecked(line: ImportLine, group: 'asked' | 'certain'): Checked {
  const { date, description, amount, type, reason, category } = line
  const options = optionsOf(line)
  const answers = group === 'asked' ? options.filter(({ choice }) => choice !== undefined) : options
  return { line: line.line, ...{ date, description, amount, type, reason, category, group, answers } }
}

interface Step {
  line: number
  choice: Choice | undefined
  wasDone: boolean
}

/** Walks through the lines one by one: each is answered, changed or left for later, and any answer is taken back. */
export function useCheck(lines: readonly Checked[], state: ImportState) {
  const [at, setAt] = useState(0)
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const [past, setPast] = useState<readonly Step[]>([])
  const current = lines[Math.min(at, lines.length - 1)]

  const isOpen = (one: Checked, without: ReadonlySet<number> = done) => !without.has(one.line)
  /** The next line that has no answer; after the last the first. */
  function next(without: ReadonlySet<number> = done, from = at) {
    const order = [...lines.slice(from + 1), ...lines.slice(0, from + 1)]
    const to = order.find((one) => isOpen(one, without))
    if (to) setAt(lines.indexOf(to))
  }
  /** Answers the line in hand, and goes to the next. */
  function answer(choice: Choice | undefined) {
    if (!current) return
    setPast([...past, { line: current.line, choice: state.choices.get(current.line), wasDone: done.has(current.line) }])
    state.setChoice(current.line, choice)
    const without = new Set([...done, current.line])
    setDone(without)
    next(without)
  }
  function undo() {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    state.setChoice(last.line, last.choice)
    const without = new Set(done)
    if (!last.wasDone) without.delete(last.line)
    setDone(without)
    setAt(lines.findIndex(({ line }) => line === last.line))
  }
  return {
    current,
    done,
    canUndo: past.length > 0,
    left: lines.filter((one) => isOpen(one)).length,
    goTo: (line: number) => setAt(lines.findIndex((one) => one.line === line)),
    step: (by: number) => setAt(Math.min(Math.max(at + by, 0), lines.length - 1)),
    answer,
    later: () => next(),
    undo,
    /** Whether all that would be left out has been looked at. */
    isLooked: lines.every((one) => one.group !== 'out' || done.has(one.line)),
  }
}

export type Check = ReturnType<typeof useCheck>
