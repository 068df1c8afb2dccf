import { useState } from 'react'
import { nowMs } from '#clock.ts'
import type { ImportLine, ImportPreview } from '../../../import-contract.ts'
import { type Option, optionsOf } from '../line-row.tsx'
import type { Choice, ImportState } from '../use-import.ts'

/** A line that is looked at: what it may be, and whether it is asked, certain, or left out. */
export interface Checked {
  line: number
  /** Place of its account in the file. */
  account: number
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
  /** The entry it is or may be, where that is in the account already. */
  counted: number | undefined
}

const SAME: Option = { label: 'É a mesma: não entra', choice: undefined }
const OTHER: Option = { label: 'É outra: entra', choice: { do: 'add' } }

/** The lines of a preview in the order in which they are looked at. */
export const linesOf = ({ lines, dropped }: ImportPreview): Checked[] => [
  ...lines.filter(({ state }) => state === 'doubtful').map((line) => toChecked(line, 'asked')),
  ...dropped.map(
    (line): Checked => ({ ...line, group: 'out', answers: [SAME, OTHER], category: '', counted: undefined }),
  ),
  ...lines.filter(({ state }) => state === 'new').map((line) => toChecked(line, 'certain')),
]

function toChecked(line: ImportLine, group: 'asked' | 'certain'): Checked {
  const { account, date, description, amount, type, reason, category, like } = line
  const options = optionsOf(line)
  const answers = group === 'asked' ? options.filter(({ choice }) => choice !== undefined) : options
  const counted = like?.counted ? like.id : undefined
  return { line: line.line, account, date, description, amount, type, reason, category, group, answers, counted }
}

/** What one key has decided, as it was before. */
type Step = readonly { line: number; choice: Choice | undefined; wasDone: boolean }[]

/** Walks through the lines one by one: each is answered, changed or left for later, and any answer is taken back. */
export function useCheck(lines: readonly Checked[], state: ImportState) {
  const [at, setAt] = useState(0)
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const [past, setPast] = useState<readonly Step[]>([])
  const [began, setBegan] = useState<number>()
  const [ended, setEnded] = useState<number>()
  const current = lines[Math.min(at, lines.length - 1)]

  const isOpen = (one: Checked, without: ReadonlySet<number> = done) => !without.has(one.line)
  /** The next line that has no answer; after the last the first. */
  function next(without: ReadonlySet<number> = done, from = at) {
    const order = [...lines.slice(from + 1), ...lines.slice(0, from + 1)]
    const to = order.find((one) => isOpen(one, without))
    if (to) setAt(lines.indexOf(to))
  }
  const goTo = (line: number) => setAt(lines.findIndex((one) => one.line === line))
  /** Keeps how these lines stand now, so that it can be taken back. */
  const remember = (some: readonly Checked[]) =>
    setPast([...past, some.map(({ line }) => ({ line, choice: state.choices.get(line), wasDone: done.has(line) }))])
  function take(some: readonly Checked[]) {
    remember(some)
    setBegan(began ?? nowMs())
    const without = new Set([...done, ...some.map(({ line }) => line)])
    if (without.size === lines.length) setEnded(nowMs())
    setDone(without)
    next(without)
  }
  /** Answers the line in hand, and goes to the next. */
  function answer(choice: Choice | undefined) {
    if (!current) return
    // The other side of a transfer is answered with it.
    const mate = choice?.mate === undefined ? undefined : lines.find(({ line }) => line === choice.mate)
    const isAnswered = mate && isOpen(mate)
    take(isAnswered ? [current, mate] : [current])
    state.setChoice(current.line, choice)
    if (isAnswered) state.setChoice(mate.line, { do: 'add', transfer: true, mate: current.line })
  }
  /** Takes all certain lines that are open as they are proposed. */
  function acceptCertain() {
    const some = lines.filter((one) => one.group === 'certain' && isOpen(one))
    if (some.length > 0) take(some)
  }
  function undo() {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    const without = new Set(done)
    for (const { line, choice, wasDone } of last) {
      state.setChoice(line, choice)
      if (wasDone) without.add(line)
      else without.delete(line)
    }
    setDone(without)
    goTo(last[0]!.line)
  }
  /** Opens the line in hand again, if it was answered; else takes back what was decided last. */
  function reopen() {
    if (!current || isOpen(current)) return undo()
    remember([current])
    state.setChoice(current.line, undefined)
    setDone(new Set([...done].filter((line) => line !== current.line)))
  }
  return {
    current,
    done,
    canUndo: past.length > 0,
    left: lines.filter((one) => isOpen(one)).length,
    /** Milliseconds from the first answer to the last; undefined before that. */
    took: began !== undefined && ended !== undefined ? ended - began : undefined,
    goTo,
    step: (by: number) => setAt(Math.min(Math.max(at + by, 0), lines.length - 1)),
    answer,
    acceptCertain,
    later: () => next(),
    undo,
    reopen,
    /** Whether all that would be left out has been looked at. */
    isLooked: lines.every((one) => one.group !== 'out' || done.has(one.line)),
  }
}

export type Check = ReturnType<typeof useCheck>
