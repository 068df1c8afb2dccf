/** What happened on a day. */
export interface Day {
  dia: string
  views: number
  visitors: number
}

/** Some days in a row, drawn as one. */
export interface Span {
  from: string
  to: string
  views: number
  visitors: number
}

/** Days that are drawn one by one; more are drawn by the week. */
const SINGLE = 92
const WEEK = 7

/** What a chart draws: the days, or weeks that end with the last day, the first one possibly shorter. */
export function spansOf(days: readonly Day[]): Span[] {
  const size = days.length > SINGLE ? WEEK : 1
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
