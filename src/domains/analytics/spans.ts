import type { Report } from './contract.ts'

/** The figures of one day. */
export type Day = Report['days'][number]

/** Consecutive days drawn as one bar. */
export interface Span {
  from: string
  to: string
  views: number
  visitors: number
}

/** Most days drawn one by one; longer periods are drawn by the week. */
const MAX_SINGLE_DAYS = 92
const WEEK = 7

/** The bars of the chart: days, or weeks counted back from the last day, of which the first may be shorter. */
export function spansOf(days: readonly Day[]): Span[] {
  const size = days.length > MAX_SINGLE_DAYS ? WEEK : 1
  const spans: Span[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end)
    spans.unshift({
      from: part[0]!.dia,
      to: part.at(-1)!.dia,
      views: part.reduce((sum, { views }) => sum + views, 0),
      visitors: part.reduce((sum, { visitors }) => sum + visitors, 0),
    })
  }
  return spans
}
