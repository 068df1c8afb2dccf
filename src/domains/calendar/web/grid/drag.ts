import { DAY_MINUTES, type Span, STEP } from './local-minutes.ts'

/** What is dragged of an event: all of it, or one of its ends. */
export type Grip = 'move' | 'start' | 'end'

/** An event's key, and the span it has when dropped. */
export interface Drop extends Span {
  key: string
}

const snap = (minutes: number, step: number) => Math.round(minutes / step) * step

/**
 * The span with the gripped end, or all of it, moved by `delta` minutes, to a multiple of `step`. It never gets shorter
 * than a step.
 */
export function dragSpan({ start, end }: Span, grip: Grip, delta: number, step = STEP): Span {
  if (grip === 'start') return { start: Math.min(snap(start + delta, step), end - Math.min(step, end - start)), end }
  if (grip === 'end') return { start, end: Math.max(snap(end + delta, step), start + Math.min(step, end - start)) }
  // By whole days the time of day stays as it is.
  const moved = delta % DAY_MINUTES === 0 ? start + delta : snap(start + delta, step)
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

/** The span of a drag over the hours to the nearest multiple of `step` minutes, at least a step long. */
export function minutesBetween(began: number, stopped: number, step: number): Span {
  const start = snap(Math.min(began, stopped), step)
  return { start, end: Math.max(snap(Math.max(began, stopped), step), start + step) }
}

/** The hour that a finger rests on, from its half. */
export function restingHour(minutes: number): Span {
  const start = Math.floor(minutes / 30) * 30
  return { start, end: start + 60 }
}

/** The first minute of the hour. */
export const hourOf = (minutes: number) => Math.floor(minutes / 60) * 60

/**
 * What a key does to a lifted event: what is gripped, and the minutes it moves by. Undefined for other keys.
 * @param days where it moves by days alone: how many up and down are
 */
export function stepOfKey({ key, shiftKey, altKey }: Keys, days?: number): { grip: Grip; delta: number } | undefined {
  const delta = days === undefined ? STEPS[key] : DAY_STEPS[key]?.(days)
  if (delta === undefined) return undefined
  return { grip: days !== undefined ? 'move' : shiftKey ? 'end' : altKey ? 'start' : 'move', delta }
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
const DAY_STEPS: Readonly<Record<string, (days: number) => number>> = {
  ArrowUp: (days) => -days * DAY_MINUTES,
  ArrowDown: (days) => days * DAY_MINUTES,
  ArrowLeft: () => -DAY_MINUTES,
  ArrowRight: () => DAY_MINUTES,
}
