import { DAY_MINUTES, startOf } from './local-minutes.ts'
import { dayUnder } from './strip.tsx'

/** The local minutes under a point of the window, of the days of the hours' area. */
export function minutesAt(area: HTMLElement, { x, y }: { x: number; y: number }): number {
  const { top, height } = area.getBoundingClientRect()
  return startOf(dayUnder(area, x)) + Math.min(DAY_MINUTES - 1, Math.max(0, ((y - top) / height) * DAY_MINUTES))
}
