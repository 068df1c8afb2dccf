import type { Pause } from './pause.ts'
import type { Line } from './reader.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** A line with its machine: a line ends at the next one of the same machine. */
export interface MachineLine extends Line {
  machine: number
}

/** The use of a day. */
export interface Usage {
  /** Lines with a title. */
  lines: number
  /** Lines with a title for each hour between the first and the last line (at least one hour), rounded. */
  perHour: number
  /** Seconds of use in each hour, 00 to 23; simultaneous use of two machines counts once. */
  hours: number[]
  /** Seconds by program, longest first; '' is a window without a title. Programs below one second are left out. */
  programs: { name: string; seconds: number }[]
}

/**
 * The use of the day that begins at `from` (seconds, as `Line.at`). A line without a duration lasts until the next one
 * of its machine; if that comes more than `pause` minutes later, it lasts 0 seconds (`pause` 0: no limit). Lines of the
 * next day are used only to end the day's last one, at midnight at the latest.
 */
export function summariseDay(all: readonly MachineLine[], from: number, pause: Pause): Usage {
  const until = from + DAY
  const sorted = all.toSorted((one, other) => one.machine - other.machine || one.at - other.at)
  const programs = new Map<string, number>()
  const intervals: [start: number, end: number][] = []
  let [lines, first, last] = [0, until, from]

  for (const [index, line] of sorted.entries()) {
    if (line.at < from || line.at >= until) continue
    const end = Math.min(until, line.at + durationOf(line, sorted[index + 1], pause))
    if (line.app !== '') lines++
    first = Math.min(first, line.at)
    last = Math.max(last, line.seconds === null ? line.at : end)
    if (end <= line.at) continue
    programs.set(line.app, (programs.get(line.app) ?? 0) + end - line.at)
    intervals.push([line.at, end])
  }
  return {
    lines,
    perHour: Math.round(lines / Math.max(1, (last - first) / HOUR)),
    hours: sumByHour(intervals, from),
    programs: [...programs]
      .map(([name, seconds]) => ({ name, seconds }))
      .sort((one, other) => other.seconds - one.seconds || one.name.localeCompare(other.name, 'pt-BR')),
  }
}

/** Seconds that a line lasts, as `summariseDay` says; `next` is the line that follows. */
export function durationOf({ at, seconds, machine }: MachineLine, next: MachineLine | undefined, pause: Pause): number {
  if (seconds !== null) return seconds
  const gap = next?.machine === machine ? next.at - at : 0
  return pause > 0 && gap > pause * 60 ? 0 : gap
}

/** Seconds of each hour that lie in at least one of the intervals. */
function sumByHour(intervals: [start: number, end: number][], from: number): number[] {
  const hours = Array<number>(24).fill(0)
  let counted = from
  for (const [start, end] of intervals.sort(([one], [other]) => one - other)) {
    for (let at = Math.max(start, counted); at < end; ) {
      const hour = Math.floor((at - from) / HOUR)
      const stop = Math.min(end, from + (hour + 1) * HOUR)
      hours[hour]! += stop - at
      at = stop
    }
    counted = Math.max(counted, end)
  }
  return hours
}

/** '04:12:00', from seconds. */
export function clockTime(seconds: number): string {
  const parts = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** The first second of a day (YYYY-MM-DD) as `Line.at`, and the day of such a second. */
export const firstSecond = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000
export const dayAt = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)
