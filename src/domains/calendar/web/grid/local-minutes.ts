import { type Moment, toWallTime } from '#time.ts'

/*
 * Local times as numbers: minutes since 1970-01-01T00:00 on São Paulo's clock. Positions in the grid, moves and lengths
 * are plain sums of them.
 */

/** Minutes of a day in the grid. */
export const DAY_MINUTES = 1440

/** What is moved or resized by dragging is a multiple of this. */
export const STEP = 15

/** From `start` until before `end`, in local minutes. */
export interface Span {
  start: number
  end: number
}

/** The local minutes of a moment. NaN where invalid. */
export const toMinutes = (moment: Moment) => Date.parse(`${toWallTime(moment)}Z`) / 60_000

const toIso = (minutes: number) => new Date(minutes * 60_000).toISOString()

/** The local time '2026-11-24T08:00'. */
export const toLocalTime = (minutes: number) => toIso(minutes).slice(0, 16)

/** The time of day '08:00'. */
export const clockOf = (minutes: number) => toIso(minutes).slice(11, 16)

/** The calendar day 'YYYY-MM-DD' that the minutes are in. */
export const dayAt = (minutes: number) => toIso(minutes).slice(0, 10)

/** The first minute of a day. */
export const startOf = (day: string) => Date.parse(`${day}T00:00Z`) / 60_000

/** '08:00 – 09:30'. */
export const clockSpan = ({ start, end }: Span) =>
  start === end ? clockOf(start) : `${clockOf(start)} – ${clockOf(end)}`

/** The part of a span that lies in a day; undefined where none does. A span of no length lies in its start's day. */
export function withinDay({ start, end }: Span, day: string): Span | undefined {
  const first = startOf(day)
  const part = { start: Math.max(start, first), end: Math.min(end, first + DAY_MINUTES) }
  if (part.start < part.end) return part
  return start === end && start >= first && start < first + DAY_MINUTES ? part : undefined
}
