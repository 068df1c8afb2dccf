import { firstOfMonth, lastOfMonth, listDays, weekdayOf } from '#time.ts'
import { clampedDays, formatRule, parseRule, WEEKDAYS } from '../../rule.ts'
import { MONTH_NAMES, nextWeekday, readDate, toWeekday, UNTIL } from './sentence-days.ts'
import type { Sentence } from './sentence-text.ts'

/** How an event repeats: its rule, the first day that it names, and the last one. */
export interface Repeat {
  rule: string
  day?: string
  until?: string
}

const FULL_WEEKDAY = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[- ]feiras?)?'
const WEEKDAY = `(?:${FULL_WEEKDAY}|seg|ter|qua|qui|sex|sab|dom|[2-6][aª]s?(?:[- ]feiras?)?)(?!\\w)`
const AND = String.raw`(?:\s*[,/]\s*|\s+e\s+)(?:n?[oa]s?\s+)?`
const EVERY = String.raw`\b(?:tod[oa]s?\s+(?:[oa]s?\s+)?|cada\s+)`
/** 'toda terça', 'todas as terças e quintas', 'às segundas', and several without those words: 'seg e qua'. */
const EVERY_WEEKDAY = new RegExp(`${EVERY}(${WEEKDAY}(?:${AND}${WEEKDAY})*)`)
const ON_WEEKDAYS =
  /\b(?:as|aos|n[ao]s)\s+((?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s(?:[- ]feiras?)?)(?!\w)/
const WEEKDAY_LIST = new RegExp(String.raw`(?:\b(?:n?[oa]s?|as|aos|de)\s+)?\b(${WEEKDAY}(?:${AND}${WEEKDAY})+)`)
/** 'segunda a sexta' of a time: without one it is days in a row. Groups: first, last. */
const WEEKDAY_RANGE = new RegExp(String.raw`(?:\bd[eao]\s+)?\b(${WEEKDAY})\s+(?:a|ate)\s+(${WEEKDAY})`)
const HAS_TIME = /\d\s*h|\d:\d|\bas\s+\d|\bmeio[- ]dia\b/

const NTH = `(?:(primeir|segund|terceir|quart|quint|ultim|penultim)[oa]|([1-5])[aoªº])`
const MONTH_TOO = String.raw`\s+d[eo]\s+(?:cada\s+|todo\s+(?:o\s+)?)?mes\b(?!\s+(?:que\s+vem|passado))`
/**
 * 'segunda sexta-feira do mês', '1º sábado de cada mês', 'último dia útil do mês'; after 'toda' also without the month, as
 * nothing else is meant. Groups: nth, its number, what of the month.
 */
const NTH_OF_MONTH = [
  new RegExp(String.raw`(?:${EVERY}|\bn?[oa]\s+)?\b${NTH}\s+(${WEEKDAY}|dia\s+util|dia)${MONTH_TOO}`),
  new RegExp(String.raw`${EVERY}${NTH}\s+(${FULL_WEEKDAY}|dia\s+util)(?!\w)`),
]
const NTHS: Readonly<Record<string, number>> = {
  ...{ primeir: 1, segund: 2, terceir: 3, quart: 4, quint: 5 },
  ...{ ultim: -1, penultim: -2 },
}
const WORKDAYS = 'MO,TU,WE,TH,FR'

const EVERY_MONTH_DAY = /\btodo\s+(?:mes\s+(?:n?o\s+)?)?dia\s+(\d{1,2})\b(?![:/])/
const EVERY_DAY = /\b(?:todos\s+os\s+dias(\s+uteis)?|todo\s+dia(\s+util)?)\b/
const EVERY_UNIT = /\b(?:tod[oa]|(?:a\s+)?cada)\s+(dia|semana|mes|ano)\b/
const COUNT = String.raw`(\d{1,3}|dois|duas|tres|quatro|cinco|seis|quinze)`
const COUNTS: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, quinze: 15 }
const UNITS = '(dia|semana|mes|ano)(?:e?s)?'
/** 'a cada 15 dias', 'de duas em duas semanas'. Groups: count, unit. */
const INTERVALS = [
  new RegExp(String.raw`\b(?:a\s+)?cada\s+${COUNT}\s+${UNITS}\b`),
  new RegExp(String.raw`\bde\s+${COUNT}\s+em\s+\1\s+${UNITS}\b`),
]
/** 'semana sim, semana não'. */
const EVERY_OTHER = /\b(dia|semana|mes|ano)\s+sim\s*(?:,|e)?\s*\1\s+nao\b/
const FREQUENCIES = { dia: 'DAILY', semana: 'WEEKLY', mes: 'MONTHLY', ano: 'YEARLY' } as const

/** What says that it repeats, or which of a month's days it is, and was not read. */
const UNREAD = [
  /\b(?:a\s+)?cada\s+\d\S*(?:\s+\w+)?/,
  /\ba\s+cada\s+\w+/,
  /\bde\s+(\d+)\s+em\s+\1\s+\w+/,
  new RegExp(String.raw`\b${WEEKDAY}\s+sim\s*,?\s*(?:\S+\s+)?nao\b`),
  new RegExp(
    String.raw`\b${NTH}\s+(?:${WEEKDAY}|dia\s+util|dia)\s+d(?:e|o|este)\s+(?:proximo\s+)?(?:mes\b(?:\s+que\s+vem)?|${MONTH_NAMES}\b)`,
  ),
]

/** How it repeats; undefined where it does not say that. */
export function readRepeat(text: Sentence, today: string): Repeat | undefined {
  const repeat = takeRepeat(text, today)
  if (!repeat) return undefined
  const until = readDate(text, today, UNTIL)
  return { ...repeat, ...(until && { until }) }
}

/** What it still says of repeats that was not read: such an event is not a single one. */
export const findUnread = (text: Sentence): string[] =>
  UNREAD.flatMap((pattern) => text.find(pattern) ?? []).slice(0, 1)

function takeRepeat(text: Sentence, today: string): Repeat | undefined {
  const ofMonth = takeFirst(text, NTH_OF_MONTH)
  if (ofMonth) return nthOfMonth(ofMonth, today)
  const monthDay = takeMonthDay(text, today)
  if (monthDay) return monthDay
  const daily = text.take(EVERY_DAY)
  if (daily) return { rule: daily[1] || daily[2] ? `FREQ=WEEKLY;BYDAY=${WORKDAYS}` : 'FREQ=DAILY' }
  const interval = takeInterval(text)
  const weekdays = !interval || interval.startsWith('FREQ=WEEKLY') ? takeWeekdays(text) : []
  if (weekdays.length === 0) return interval ? { rule: interval } : undefined
  const days = weekdays.map((day) => nextWeekday(today, day)).sort()
  const names = weekdays.map((day) => WEEKDAYS[day]).join(',')
  return { rule: `${interval ?? 'FREQ=WEEKLY'};BYDAY=${names}`, day: days[0]! }
}

function takeFirst(text: Sentence, patterns: readonly RegExp[]) {
  for (const pattern of patterns) {
    const match = text.take(pattern)
    if (match) return match
  }
  return undefined
}

/** The weekdays that it names as those of a series, from Sunday. */
function takeWeekdays(text: Sentence): number[] {
  const range = text.take(WEEKDAY_RANGE, isRange(true))
  if (range) {
    const [first, last] = [toWeekday(range[1]!), toWeekday(range[2]!)]
    return inOrder(Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7))
  }
  const named = takeFirst(text, [EVERY_WEEKDAY, WEEKDAY_LIST, ON_WEEKDAYS])?.[1] ?? ''
  return inOrder(named.match(new RegExp(WEEKDAY, 'g'))?.map(toWeekday) ?? [])
}
const inOrder = (days: readonly number[]) => [...new Set(days)].sort()

/** Of a time it is a series: 'segunda a sexta 9h'; without one days in a row. 'Ter a quinta parte' is none. */
const isRange =
  (isTimed: boolean) =>
  ({ input, 1: first = '', 2: last = '' }: RegExpExecArray) =>
    HAS_TIME.test(input) === isTimed && first.length > 3 === last.length > 3

/** 'férias de segunda a sexta': days in a row. */
export function readWeekdays(text: Sentence, today: string): { first: string; last: string } | undefined {
  const range = text.take(WEEKDAY_RANGE, isRange(false))
  if (!range) return undefined
  const first = nextWeekday(today, toWeekday(range[1]!))
  return { first, last: nextWeekday(first, toWeekday(range[2]!)) }
}

/** A rule of every n days, weeks, months or years. */
function takeInterval(text: Sentence): string | undefined {
  const counted = takeFirst(text, INTERVALS)
  const other = counted ? undefined : text.take(EVERY_OTHER)
  const unit = counted?.[2] ?? other?.[1] ?? text.take(EVERY_UNIT)?.[1]
  if (!unit) return undefined
  const count = counted ? (COUNTS[counted[1]!] ?? Number(counted[1])) : other ? 2 : 1
  return `FREQ=${FREQUENCIES[unit as keyof typeof FREQUENCIES]}${count > 1 ? `;INTERVAL=${count}` : ''}`
}

/** 'todo dia 31': on the last day of a month without one. */
function takeMonthDay(text: Sentence, today: string): Repeat | undefined {
  const match = text.take(EVERY_MONTH_DAY, ([, day]) => Number(day) >= 1 && Number(day) <= 31)
  if (!match) return undefined
  const day = Number(match[1])
  return { rule: monthlyRule('FREQ=MONTHLY', day), day: firstInMonths(today, (days) => days[day - 1] ?? days.at(-1)) }
}

/** A rule of each month for one that begins on that day: from the 29th on a month without it has its last. */
export const monthlyRule = (rule: string, day: number) =>
  day > 28 && /^FREQ=MONTHLY(?:;INTERVAL=\d+)?$/.test(rule)
    ? formatRule({ ...parseRule(rule)!, ...clampedDays(day) })
    : rule

function nthOfMonth([, name, number, what = '']: RegExpExecArray, today: string): Repeat {
  const nth = name ? NTHS[name]! : Number(number)
  const isRight = (day: string) => {
    const weekday = weekdayOf(day)
    return what === 'dia' || (what.startsWith('dia') ? weekday > 0 && weekday < 6 : weekday === toWeekday(what))
  }
  const rule =
    what === 'dia'
      ? `BYMONTHDAY=${nth}`
      : what.startsWith('dia')
        ? `BYDAY=${WORKDAYS};BYSETPOS=${nth}`
        : `BYDAY=${nth}${WEEKDAYS[toWeekday(what)]}`
  const day = firstInMonths(today, (days) => days.filter(isRight).at(nth > 0 ? nth - 1 : nth))
  return { rule: `FREQ=MONTHLY;${rule}`, day }
}

/** From today on the first day that is picked of a month's. */
function firstInMonths(today: string, pick: (days: readonly string[]) => string | undefined): string {
  const months = Array.from({ length: 12 }, (_, ahead) =>
    listDays(firstOfMonth(today, ahead), lastOfMonth(today, ahead)),
  )
  return months.map(pick).find((day) => day !== undefined && day >= today) ?? today
}
