/** The hours of a weekday, as somebody types them: '9-12, 13h30 às 18'. */

/** From one minute of the day to another. */
export interface Span {
  from: number
  to: number
}

/** Spans that one day may have. */
const MAX_SPANS = 6

const TIME = String.raw`(\d{1,2})(?:[:h](\d{2})|h)?`
const SPAN = new RegExp(String.raw`^${TIME}\s*(?:-|–|às|as|a|até)\s*${TIME}$`, 'i')

/** The spans of a text, in order; undefined where it says none, or some that meet. */
export function readDayHours(text: string): Span[] | undefined {
  const parts = text
    .split(/[,;]|\se\s/)
    .map((part) => part.trim())
    .filter(Boolean)
  const spans = parts.map(readSpan)
  if (spans.length > MAX_SPANS || !spans.every((span) => span !== undefined)) return undefined
  const sorted = spans.toSorted((one, other) => one.from - other.from)
  return sorted.every(({ from }, index) => index === 0 || from >= sorted[index - 1]!.to) ? sorted : undefined
}

function readSpan(text: string): Span | undefined {
  const [, fromHour, fromMinute = '0', toHour, toMinute = '0'] = SPAN.exec(text) ?? []
  if (fromHour === undefined || Number(fromMinute) > 59 || Number(toMinute) > 59) return undefined
  const [from, to] = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)]
  return from < to && to <= 24 * 60 ? { from, to } : undefined
}

/** '09:00-12:00, 13:30-18:00'; '' for none. */
export const writeDayHours = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => `${writeTime(from)}-${writeTime(to)}`).join(', ')

/** The time so many minutes after midnight: '09:00'. */
export const writeTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
