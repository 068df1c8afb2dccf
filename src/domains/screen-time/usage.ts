import type { Line } from './reader.ts'

/**
 * Seconds without a line after which nobody was there any more. A log has a line a minute, so five without one mean
 * that the machine slept: how long the last window was looked at cannot be known, and nothing is made up for it.
 */
export const PAUSE = 300

const HOUR = 3600
const DAY = 24 * HOUR

/** A line and the machine it came from: what two machines tell at the same time says nothing of each other's windows. */
export interface MachineLine extends Line {
  machine: number
}

/** How a day was spent. */
export interface Usage {
  /** Lines with a title. */
  lines: number
  /** That number over the hours from the first line to the last, rounded; what is shorter counts as one hour. */
  perHour: number
  /** Seconds of use in each hour, 00 to 23; what two machines tell of the same moment counts once. */
  hours: number[]
  /** Seconds by program, the longest first; '' is a window without a title. Programs never seen for a second are left out. */
  programs: { name: string; seconds: number }[]
}

/**
 * What the lines say about the day that begins at `from` (seconds, as `Line.at`). A line lasts until the next one of its
 * machine, or not at all where that is more than five minutes away; so a stretch of lines lasts from its first to its
 * last. Lines of the next day's beginning tell how long the day's last one lasted, which ends at midnight.
 */
export function summariseDay(all: readonly MachineLine[], from: number): Usage {
  const until = from + DAY
  const sorted = all.toSorted((one, other) => one.machine - other.machine || one.at - other.at)
  const programs = new Map<string, number>()
  const spells: [start: number, end: number][] = []
  let [lines, first, last] = [0, until, from]

  for (const [index, line] of sorted.entries()) {
    if (line.at < from || line.at >= until) continue
    const end = Math.min(until, line.at + lasted(line, sorted[index + 1]))
    if (line.app !== '') lines++
    first = Math.min(first, line.at)
    last = Math.max(last, line.seconds === null ? line.at : end)
    if (end <= line.at) continue
    programs.set(line.app, (programs.get(line.app) ?? 0) + end - line.at)
    spells.push([line.at, end])
  }
  return {
    lines,
    perHour: Math.round(lines / Math.max(1, (last - first) / HOUR)),
    hours: spreadOverHours(spells, from),
    programs: [...programs]
      .map(([name, seconds]) => ({ name, seconds }))
      .sort((one, other) => other.seconds - one.seconds || one.name.localeCompare(other.name, 'pt-BR')),
  }
}

function lasted({ at, seconds, machine }: MachineLine, next: MachineLine | undefined): number {
  if (seconds !== null) return seconds
  const gap = next?.machine === machine ? next.at - at : 0
  return gap > PAUSE ? 0 : gap
}

/** Each hour's share of the spells, no moment counted twice. */
function spreadOverHours(spells: [start: number, end: number][], from: number): number[] {
  const hours = Array<number>(24).fill(0)
  let counted = from
  for (const [start, end] of spells.sort(([one], [other]) => one - other)) {
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

/** The second a day begins at, as `Line.at`, from YYYY-MM-DD; and the day of such a second. */
export const firstSecond = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000
export const dayAt = (at: number) => new Date(at * 1000).toISOString().slice(0, 10)
