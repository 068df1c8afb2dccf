import { RRuleTemporal } from 'rrule-temporal'
import { addDays, daysBetween, firstOfMonth, listDays, weekdayOf } from '#time.ts'
import { formatRule, parseRule, WEEKDAYS } from '../rule.ts'

/**
 * The days on which a series occurs. Everything here is about calendar days without a zone: a rule has at most one occurrence
 * a day (rule.ts); the caller adds the time of day, with its zone and changes of clocks.
 */
export interface Series {
  /** As rule.ts accepts it. */
  rule: string
  /** The day of its start, from which intervals are counted; its weekday and day of the month complete a rule without them. */
  start: string
  /** The first day on which it may occur. */
  from: string
  /** The last such day; null where it has no end. */
  until: string | null
}

const UTC = 'UTC'
const yearOf = (day: string) => Number(day.slice(0, 4))
const monthOf = (day: string) => Number(day.slice(5, 7))
const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Temporal.ZonedDateTime) => date.toPlainDate().toString()

/**
 * The days from the first to the last, both included, on which a series occurs, in order. The time it takes depends on
 * how far they are apart, not on how long ago the series began.
 */
export function listSeriesDays(series: Series, first: string, last: string): string[] {
  const from = first < series.from ? series.from : first
  const to = series.until !== null && series.until < last ? series.until : last
  if (from > to) return []
  return listPlainDays(series, from, to) ?? toRecurrence(series).between(toDate(from), toDate(to), true).map(toDay)
}

/**
 * The same for what most series are, every so many days or weeks, or each week on some weekdays: reckoned, since a calendar
 * of hundreds of series spent most of its time on searching for them. Undefined for any other rule.
 */
function listPlainDays({ rule, start }: Series, from: string, to: string): string[] | undefined {
  const { freq, interval, byDay, byMonthDay, byMonth } = parseRule(rule)!
  if ((freq !== 'DAILY' && freq !== 'WEEKLY') || byMonthDay.length || byMonth.length) return undefined
  if (byDay.length) {
    if (interval > 1) return undefined
    return listDays(from, to).filter((day) => byDay.some((one) => one.day === weekdayName(day)))
  }
  const step = freq === 'DAILY' ? interval : 7 * interval
  // Of days before the start, too, where the series may occur on them: see `countedFrom`.
  const after = ((daysBetween(start, from) % step) + step) % step
  const first = after === 0 ? from : addDays(from, step - after)
  return Array.from({ length: Math.max(0, Math.floor(daysBetween(first, to) / step) + 1) }, (_, index) =>
    addDays(first, index * step),
  )
}

/** Days that are searched at once for the next or the last one: nearly always the first of them have it. */
const SEARCHED = [40, 800, 120_000]
/** Days that are compared with a rule before its search is an error: more than are searched at once. */
const MAX_ITERATIONS = 130_000

/** The first day on or after another on which a series occurs; undefined where there is none. */
export function nextSeriesDay(series: Series, day: string): string | undefined {
  for (const days of SEARCHED) {
    const [found] = listSeriesDays(series, day, addDays(day, days))
    if (found) return found
  }
  return undefined
}

/** The last day before another on which a series occurs; undefined where there is none. */
export function previousSeriesDay(series: Series, day: string): string | undefined {
  for (const days of SEARCHED) {
    const found = listSeriesDays(series, addDays(day, -days), addDays(day, -1)).at(-1)
    if (found) return found
  }
  return undefined
}

export const occursOn = (series: Series, day: string) => listSeriesDays(series, day, day).length > 0

function toRecurrence(series: Series) {
  return new RRuleTemporal({
    rruleString: completeRule(series.rule, series.start),
    dtstart: Temporal.PlainDate.from(countedFrom(series)).toZonedDateTime(UTC),
    tzid: UTC,
    cache: false,
    maxIterations: MAX_ITERATIONS,
  })
}

/** The day that intervals are counted from: the start, or where days before it may occur one whole intervals earlier. */
function countedFrom({ rule, start, from }: Series): string {
  if (start <= from) return start
  const { freq, interval } = parseRule(rule)!
  const back = (periods: number) => Math.ceil(periods / interval) * interval
  const years = yearOf(start) - yearOf(from)
  switch (freq) {
    case 'DAILY':
      return addDays(start, -back(daysBetween(from, start)))
    case 'WEEKLY':
      return addDays(start, -7 * back(daysBetween(from, start) / 7))
    case 'MONTHLY':
      return firstOfMonth(start, -back(years * 12 + monthOf(start) - monthOf(from)))
    case 'YEARLY':
      return firstOfMonth(`${yearOf(start)}-01-01`, -12 * back(years))
  }
}

/** A rule with what it leaves open taken from the day of the start: the weekday, the day of the month or of the year. */
export function completeRule(text: string, start: string): string {
  const rule = parseRule(text)
  if (!rule) throw new Error(`Not a rule: ${text}`)
  const { freq, byDay, byMonthDay, byMonth, byYearDay, byWeekNo } = rule
  const [month, dayOfMonth] = [monthOf(start), Number(start.slice(8))]
  // The same days, which are found without comparing every single one.
  if (freq === 'DAILY' && byMonthDay.length) return formatRule({ ...rule, freq: 'MONTHLY' })
  if (byDay.length || byMonthDay.length || byYearDay.length) return formatRule(rule)
  if (freq === 'WEEKLY' || byWeekNo.length) return formatRule({ ...rule, byDay: [{ day: weekdayName(start) }] })
  if (freq === 'MONTHLY') return formatRule({ ...rule, byMonthDay: [dayOfMonth] })
  if (freq !== 'YEARLY') return formatRule(rule)
  return formatRule({ ...rule, byMonthDay: [dayOfMonth], byMonth: byMonth.length ? byMonth : [month] })
}

/**
 * The rule of a series whose start is moved from one day to another: weekdays go along, as does the day of the month where
 * it is that of the start. Undefined where that is not the whole of it: then who moves it must say the new rule.
 */
export function moveRule(text: string, from: string, to: string): string | undefined {
  const rule = parseRule(text)
  if (!rule) return undefined
  const { freq, byDay, byMonthDay, byMonth, byYearDay, byWeekNo, bySetPos } = rule
  if (![byDay, byMonthDay, byMonth, byYearDay, byWeekNo, bySetPos].some(({ length }) => length)) return text
  const isWeekly = freq === 'WEEKLY' || freq === 'DAILY'
  if (isWeekly && byDay.length && ![byMonthDay, byMonth, bySetPos].some(({ length }) => length)) {
    const shift = weekdayOf(to) - weekdayOf(from) + 7
    return formatRule({
      ...rule,
      byDay: byDay.map(({ day }) => ({ day: WEEKDAYS[(WEEKDAYS.indexOf(day) + shift) % 7]! })),
    })
  }
  const isOf = (values: readonly number[], value: number) =>
    values.length === 0 || (values.length === 1 && values[0] === value)
  const [fromMonth, toMonth] = [monthOf(from), monthOf(to)]
  const [fromDay, toDay] = [from, to].map((day) => Number(day.slice(8))) as [number, number]
  const onlyDates = !byDay.length && !byYearDay.length && !byWeekNo.length && !bySetPos.length
  if (!onlyDates || freq === 'DAILY' || !isOf(byMonthDay, fromDay) || !isOf(byMonth, fromMonth)) return undefined
  if (freq === 'MONTHLY' && byMonth.length && fromMonth !== toMonth) return undefined
  return formatRule({
    ...rule,
    byMonthDay: byMonthDay.length ? [toDay] : [],
    byMonth: byMonth.length ? [toMonth] : [],
  })
}

const weekdayName = (day: string) => WEEKDAYS[weekdayOf(day)]!
