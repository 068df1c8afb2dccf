import { firstOfMonth, lastOfMonth, listDays, weekdayOf } from '#time.ts'
import { clampedDays, formatRule, LAST_OF_FEBRUARY, parseRule, WEEKDAYS } from '../../rule.ts'
import { MONTH_NAMES, ON, readDate, UNTIL } from './sentence-days.ts'
import type { Sentence } from './sentence-text.ts'
import {
  EVERY,
  FULL_WEEKDAY,
  type NamedWeekdays,
  nextWeekday,
  PLURAL_WEEKDAY,
  takeEveryRange,
  takeFirst,
  takeWeekdays,
  toWeekday,
  WEEKDAY,
  type WeekdaysMean,
} from './sentence-weekdays.ts'

/** How an event repeats: its rule, the first day that it names, and the last one. */
export interface Repeat {
  rule: string
  day?: string
  until?: string
  /** The weekdays that are once each. */
  once?: NamedWeekdays
  /** What its weekdays were taken to mean, where no word says it. */
  meant?: WeekdaysMean
}

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
const UNIT = String.raw`(dia|semana|mes|ano)(?:e?s)?\b(?!\s+ute)`
/** 'a cada 15 dias', 'de duas em duas semanas'. Groups: count, unit. */
const INTERVALS = [
  new RegExp(String.raw`\b(?:a\s+)?cada\s+${COUNT}\s+${UNIT}`),
  new RegExp(String.raw`\bde\s+${COUNT}\s+em\s+\1\s+${UNIT}`),
]
/** 'semana sim, semana não'. */
const EVERY_OTHER = /\b(dia|semana|mes|ano)\s+sim\s*(?:,|e)?\s*\1\s+nao\b/
const FREQUENCIES = { dia: 'DAILY', semana: 'WEEKLY', mes: 'MONTHLY', ano: 'YEARLY' } as const

/** Without its year, with which it is a day like any other. */
const LEAP_DAY = new RegExp(String.raw`${ON}29(?:\/0?2|\s+de\s+fev[a-z]*)(?![\w/]|\s+de\s+\d)`)

const MANY_TIMES = String.raw`(?:${PLURAL_WEEKDAY}|horas|minutos|dias|semanas|quinzenas|meses|(?:bi|tri|se)mestres|anos)(?!\w)`
const TIMES = String.raw`(?:${MANY_TIMES}|(?:h|hs|hrs|hora|min|minuto|dia|semana|quinzena|mes|(?:bi|tri|se)mestre|ano)(?!\w))`

/** What says that it repeats, or which of a month's days it is, and was not read: 'a cada 8 horas', not 'a cada cliente'. */
const UNREAD = [
  new RegExp(String.raw`\b(?:a\s+)?cada\s+\d+\s*${TIMES}`),
  new RegExp(String.raw`\ba\s+cada\s+(?:${TIMES}|\w+\s+${MANY_TIMES})`),
  new RegExp(String.raw`\bde\s+(\w+)\s+em\s+\1\s+${TIMES}`),
  new RegExp(String.raw`\b${WEEKDAY}\s+sim\s*,?\s*(?:\S+\s+)?nao\b`),
  new RegExp(
    String.raw`\b${NTH}\s+(?:${WEEKDAY}|dia\s+util|dia)\s+d(?:e|o|este)\s+(?:proximo\s+)?(?:mes\b(?:\s+que\s+vem)?|${MONTH_NAMES}\b)`,
  ),
]

/** How it repeats; undefined where it does not say that. `chosen`: what weekdays mean where no word says it. */
export function readRepeat(text: Sentence, today: string, chosen?: WeekdaysMean): Repeat | undefined {
  const taken = takeRepeat(text, today)
  if (!taken) return undefined
  const { weekdays, ...repeat } = taken
  const until = readDate(text, today, UNTIL)
  if (until) return { ...repeat, until }
  if (!weekdays) return repeat
  const meant = weekdays.isSaid ? weekdays.meant : (chosen ?? weekdays.meant)
  return { ...repeat, ...(meant === 'once' && { once: weekdays }), ...(!weekdays.isSaid && { meant }) }
}

/** What it still says of repeats that was not read: such an event is not a single one. */
export const findUnread = (text: Sentence): string[] =>
  UNREAD.flatMap((pattern) => text.find(pattern) ?? []).slice(0, 1)

/** A rule, the first day that it names, and its weekdays where it has no other words. */
interface TakenRepeat extends Pick<Repeat, 'rule' | 'day'> {
  weekdays?: NamedWeekdays
}

function takeRepeat(text: Sentence, today: string): TakenRepeat | undefined {
  const ofMonth = takeFirst(text, NTH_OF_MONTH)
  if (ofMonth) return nthOfMonth(ofMonth, today)
  const monthDay = takeMonthDay(text, today)
  if (monthDay) return monthDay
  const daily = text.take(EVERY_DAY)
  if (daily) {
    const weekdays = takeEveryRange(text)
    if (weekdays) return { rule: onWeekdays('FREQ=WEEKLY', weekdays), day: nextOf(weekdays, today) }
    return { rule: daily[1] || daily[2] ? `FREQ=WEEKLY;BYDAY=${WORKDAYS}` : 'FREQ=DAILY' }
  }
  const interval = takeInterval(text)
  const leapDay = interval && takeLeapDay(text, interval, today)
  if (leapDay) return leapDay
  const named = !interval || interval.startsWith('FREQ=WEEKLY') ? takeWeekdays(text) : undefined
  if (!named) return interval ? { rule: interval } : undefined
  const rule = onWeekdays(interval ?? 'FREQ=WEEKLY', named.weekdays)
  return { rule, day: nextOf(named.weekdays, today), ...(!interval && { weekdays: named }) }
}

/** A weekly rule of those weekdays; where it is all of them, one of every day. */
function onWeekdays(weekly: string, weekdays: readonly number[]): string {
  const names = [...new Set(weekdays)].sort().map((day) => WEEKDAYS[day])
  return names.length === 7 && weekly === 'FREQ=WEEKLY' ? 'FREQ=DAILY' : `${weekly};BYDAY=${names.join(',')}`
}

/** From today on the first of those weekdays. */
const nextOf = (weekdays: readonly number[], today: string) =>
  weekdays.map((weekday) => nextWeekday(today, weekday)).sort()[0]!

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
  return { rule: clampMonthly('FREQ=MONTHLY', day), day: firstInMonths(today, (days) => days[day - 1] ?? days.at(-1)) }
}

/** A rule of each month for one on that day of it: from the 29th on a month without it has its last. */
const clampMonthly = (rule: string, day: number) =>
  day > 28 && /^FREQ=MONTHLY(?:;INTERVAL=\d+)?$/.test(rule)
    ? formatRule({ ...parseRule(rule)!, ...clampedDays(day) })
    : rule

/** As `clampMonthly`, for a rule that begins on `day`. A yearly 29th of February becomes the last day of February. */
export const clampRule = (rule: string, day: string) =>
  day.endsWith('-02-29') && /^FREQ=YEARLY(?:;INTERVAL=\d+)?$/.test(rule)
    ? lastOfFebruary(rule)
    : clampMonthly(rule, Number(day.slice(8)))

const lastOfFebruary = (rule: string) => formatRule({ ...parseRule(rule)!, ...LAST_OF_FEBRUARY })

/** 'todo ano 29/02': the next last day of February. */
function takeLeapDay(text: Sentence, rule: string, today: string): TakenRepeat | undefined {
  if (!rule.startsWith('FREQ=YEARLY') || !text.take(LEAP_DAY)) return undefined
  const lasts = [0, 12].map((ahead) => lastOfMonth(`${today.slice(0, 5)}02-01`, ahead))
  return { rule: lastOfFebruary(rule), day: lasts.find((day) => day >= today)! }
}

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
