import { fold } from './fold.ts'
import { addDays, daysBetween, parseTypedDay } from './time.ts'

/** Which year a day without one is of: of those that are allowed the nearest. */
export interface YearChoice {
  today: string
  /** The day to which it is the nearest, by default today. */
  near?: string | undefined
  /** Whether the year is chosen forward: never a day before `near`. */
  isYearForward?: boolean | undefined
  min?: string | undefined
  max?: string | undefined
}

const NAMED: ReadonlyMap<string, number> = new Map([
  ['ontem', -1],
  ['hoje', 0],
  ['amanha', 1],
  ['depois de amanha', 2],
])

const SHORT = /^\d{1,2}[/.-]\d{1,2}$/

/** The day that a text means: '24/12/2026', '24/12', '+3' for so many days from today, or 'amanhã'. Null for none. */
export function readTypedDay(typed: string, choice: YearChoice): string | null {
  const { today, near = today, isYearForward = false, min, max } = choice
  const text = typed.trim()
  const ahead = /^\+ ?(\d{1,3})$/.exec(text)
  if (ahead) return addDays(today, Number(ahead[1]))
  const named = NAMED.get(fold(text).replace(/\s+/g, ' '))
  if (named !== undefined) return addDays(today, named)
  if (!SHORT.test(text)) return parseTypedDay(text)
  const year = Number(near.slice(0, 4))
  const days = [year, year + 1, year - 1].flatMap((one) => parseTypedDay(`${text}/${one}`) ?? [])
  const nearest = days
    .filter((day) => !isYearForward || day >= near)
    .sort((one, other) => Math.abs(daysBetween(near, one)) - Math.abs(daysBetween(near, other)))
  return nearest.find((day) => (!min || day >= min) && (!max || day <= max)) ?? nearest[0] ?? null
}

/** Why a text is no day: '31/11/2026 não existe.', or how one is written. */
export const noDayText = (typed: string) =>
  /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{4})?$/.test(typed.trim())
    ? `${typed.trim()} não existe.`
    : 'Use uma data como 30/11/2026.'
