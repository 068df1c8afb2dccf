/**
 * Rules of repeating events: the part of RFC 5545's RRULE that repeats by days. Rules within a day (HOURLY, MINUTELY,
 * SECONDLY, BYHOUR, BYMINUTE, BYSECOND) are not accepted, so that a series has one occurrence a day at most, and its day
 * in the series' zone identifies it. UNTIL and COUNT are not part of a rule: a series has its first and its last day.
 */

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** Names of the weekdays in rules, from Sunday as in time.ts. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type WeekdayName = (typeof WEEKDAYS)[number]

/**
 * A weekday; with `nth` that one of the month or year, from its end where negative: -1 is the last. At most the 5th of a
 * month, the 52nd of a year: rrule-temporal takes the 53rd for one of the next year.
 */
export interface RuleDay {
  day: WeekdayName
  nth?: number
}

export interface Rule {
  freq: Frequency
  /** Every n of its frequency, 1 to 999. */
  interval: number
  /** Empty where the day follows from the start. */
  byDay: readonly RuleDay[]
  /** 1 to 31, from the month's end where negative. */
  byMonthDay: readonly number[]
  /** 1 to 12. */
  byMonth: readonly number[]
  /** 1 to 366, from the year's end where negative. */
  byYearDay: readonly number[]
  /** ISO weeks 1 to 53, from the year's end where negative. */
  byWeekNo: readonly number[]
  /** Which of the days that a period has, from the last where negative. */
  bySetPos: readonly number[]
  /** First day of the week, for every second week and more. */
  weekStart: WeekdayName
}

/** Characters of a rule at most. */
export const MAX_RULE = 400

/** Every day: the rule of a repeating event that names none. */
export const DAILY = 'FREQ=DAILY'

/** Part: smallest and largest number, and whether it may be negative. */
const NUMBERS = {
  INTERVAL: { max: 999, negative: false },
  BYMONTHDAY: { max: 31, negative: true },
  BYMONTH: { max: 12, negative: false },
  BYYEARDAY: { max: 366, negative: true },
  BYWEEKNO: { max: 53, negative: true },
  BYSETPOS: { max: 366, negative: true },
} as const

/** The frequencies with which a part makes sense (RFC 5545, 3.3.10). */
const ALLOWED: Readonly<Record<string, readonly Frequency[]>> = {
  BYMONTHDAY: ['DAILY', 'MONTHLY', 'YEARLY'],
  BYYEARDAY: ['YEARLY'],
  BYWEEKNO: ['YEARLY'],
  BYSETPOS: ['MONTHLY', 'YEARLY'],
}

const isWeekday = (text: string): text is WeekdayName => (WEEKDAYS as readonly string[]).includes(text)

/** The rule that a text such as 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE' stands for; undefined where it is not accepted. */
export function parseRule(text: string): Rule | undefined {
  if (text.length > MAX_RULE) return undefined
  const parts = new Map<string, string[]>()
  for (const part of text.toUpperCase().split(';')) {
    const [, name, values] = /^([A-Z]+)=([A-Z\d,+-]+)$/.exec(part) ?? []
    if (!name || !values || parts.has(name)) return undefined
    parts.set(name, values.split(','))
  }
  const freq = FREQUENCIES.find((one) => parts.get('FREQ')?.join() === one)
  if (!freq) return undefined
  for (const name of parts.keys()) if (ALLOWED[name] && !ALLOWED[name].includes(freq)) return undefined
  const numbers = (name: keyof typeof NUMBERS) => readNumbers(parts.get(name), NUMBERS[name])
  const [interval, byMonthDay, byMonth] = [numbers('INTERVAL'), numbers('BYMONTHDAY'), numbers('BYMONTH')]
  const [byYearDay, byWeekNo, bySetPos] = [numbers('BYYEARDAY'), numbers('BYWEEKNO'), numbers('BYSETPOS')]
  const byDay = readDays(parts.get('BYDAY'), freq, freq === 'YEARLY' && parts.has('BYMONTH'))
  const weekStart = parts.get('WKST')?.join() ?? 'MO'
  for (const name of ['FREQ', 'BYDAY', 'WKST', ...Object.keys(NUMBERS)]) parts.delete(name)
  if (parts.size || !interval || !byMonthDay || !byMonth || !byYearDay || !byWeekNo || !bySetPos || !byDay)
    return undefined
  if (interval.length > 1 || !isWeekday(weekStart)) return undefined
  // Combinations that calendars do not offer, and libraries read in different ways.
  const ordinals = byDay.filter(({ nth }) => nth !== undefined).length
  if (ordinals && (ordinals < byDay.length || byMonthDay.length || byWeekNo.length)) return undefined
  if (byWeekNo.length && (byMonthDay.length || byMonth.length)) return undefined
  if (freq === 'DAILY' && byMonthDay.length && (interval[0] ?? 1) > 1) return undefined
  if (byYearDay.length && [byMonthDay, byMonth, byWeekNo, byDay].some(({ length }) => length)) return undefined
  if (bySetPos.length && !byMonthDay.length && !byDay.length) return undefined
  return { freq, interval: interval[0] ?? 1, byDay, byMonthDay, byMonth, byYearDay, byWeekNo, bySetPos, weekStart }
}

function readNumbers(values: readonly string[] = [], { max, negative }: { max: number; negative: boolean }) {
  const numbers = values.map((value) => (/^[+-]?\d{1,3}$/.test(value) ? Number(value) : 0))
  const isValid = numbers.every((one) => one !== 0 && Math.abs(one) <= max && (negative || one > 0))
  return isValid ? [...new Set(numbers)] : undefined
}

function readDays(values: readonly string[] = [], freq: Frequency, isInMonth: boolean): RuleDay[] | undefined {
  const days: RuleDay[] = []
  for (const value of values) {
    const [, sign, nth, day = ''] = /^([+-]?)(\d{1,2})?([A-Z]{2})$/.exec(value) ?? []
    if (!isWeekday(day)) return undefined
    if (nth === undefined && sign) return undefined
    const most = freq === 'MONTHLY' || isInMonth ? 5 : freq === 'YEARLY' ? 52 : 0
    if (nth !== undefined && (Number(nth) === 0 || Number(nth) > most)) return undefined
    days.push(nth === undefined ? { day } : { day, nth: Number(`${sign}${nth}`) })
  }
  return days
}

/** The days of a rule of each month on that one, 29 to 31, which a shorter month has on its last. */
export const clampedDays = (day: number): Pick<Rule, 'byMonthDay' | 'bySetPos'> =>
  day === 31
    ? { byMonthDay: [-1], bySetPos: [] }
    : { byMonthDay: Array.from({ length: day - 27 }, (_, at) => 28 + at), bySetPos: [-1] }

/** The days of a rule of each year on a 29th of February, which other years have on the 28th. */
export const LAST_OF_FEBRUARY = { byMonth: [2], byMonthDay: [-1] } as const satisfies Partial<Rule>

/** A rule as RRULE, without what is its default. */
export function formatRule(rule: Rule): string {
  const list = (name: string, values: readonly (number | string)[]) =>
    values.length ? `;${name}=${values.join()}` : ''
  return [
    `FREQ=${rule.freq}`,
    rule.interval === 1 ? '' : `;INTERVAL=${rule.interval}`,
    list('BYMONTH', rule.byMonth),
    list('BYWEEKNO', rule.byWeekNo),
    list('BYYEARDAY', rule.byYearDay),
    list('BYMONTHDAY', rule.byMonthDay),
    list(
      'BYDAY',
      rule.byDay.map(({ day, nth = '' }) => `${nth}${day}`),
    ),
    list('BYSETPOS', rule.bySetPos),
    rule.weekStart === 'MO' ? '' : `;WKST=${rule.weekStart}`,
  ].join('')
}

/** A text as `formatRule` writes it, so that equal rules are equal texts; undefined where it is not accepted. */
export function normalizeRule(text: string): string | undefined {
  const rule = parseRule(text)
  return rule && formatRule(rule)
}
