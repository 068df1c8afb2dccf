import { DAY_MINUTES, type Span, STEP } from './local-minutes.ts'

/** What is dragged of an event: all of it, or one of its ends. */
export type Grip = 'move' | 'start' | 'end'

/** An event's key, and the span it has when dropped. */
export interface Drop extends Span {
  key: string
}

const snap = (minutes: number) => Math.round(minutes / STEP) * STEP

/** The span with the gripped end, or all of it, moved by `delta` minutes. It never gets shorter than a step. */
export function dragSpan({ start, end }: Span, grip: Grip, delta: number): Span {
  if (grip === 'start') return { start: Math.min(snap(start + delta), end - Math.min(STEP, end - start)), end }
  if (grip === 'end') return { start, end: Math.max(snap(end + delta), start + Math.min(STEP, end - start)) }
  // By whole days the time of day stays as it is.
  const moved = delta % DAY_MINUTES === 0 ? start + delta : snap(start + delta)
  return { start: moved, end: moved + end - start }
}

/**
 * The span of a drag over the hours, from the hour where it began to the one where it stopped, in local minutes. Within
 * one hour it is that hour.
 */
export function hoursBetween(began: number, stopped: number): Span {
  const [from, to] = [hourOf(Math.min(began, stopped)), hourOf(Math.max(began, stopped))]
  return { start: from, end: from === to ? from + 60 : to }
}

/** The first minute of the hour. */
export const hourOf = (minutes: number) => Math.floor(minutes / 60) * 60

/**
 * What a key does to a lifted event: what is gripped, and the minutes it moves by. Undefined for other keys.
 * @param isOfDays whether it moves by days alone: up and down are then a week
 */
export function stepOfKey(
  { key, shiftKey, altKey }: Keys,
  isOfDays = false,
): { grip: Grip; delta: number } | undefined {
  const delta = (isOfDays ? DAY_STEPS : STEPS)[key]
  if (delta === undefined) return undefined
  return { grip: isOfDays ? 'move' : shiftKey ? 'end' : altKey ? 'start' : 'move', delta }
}

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>

const SIDEWAYS = { ArrowLeft: -DAY_MINUTES, ArrowRight: DAY_MINUTES }
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -STEP,
  ArrowDown: STEP,
  PageUp: -60,
  PageDown: 60,
  ...SIDEWAYS,
}
const DAY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -7 * DAY_MINUTES,
  ArrowDown: 7 * DAY_MINUTES,
  ...SIDEWAYS,
}
