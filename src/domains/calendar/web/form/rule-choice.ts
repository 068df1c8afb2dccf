import { weekdayOf } from '#time.ts'
import {
  FREQUENCIES,
  type Frequency,
  formatRule,
  parseRule,
  type Rule,
  WEEKDAYS,
  type WeekdayName,
} from '../../rule.ts'

/** A repeat rule as the form offers it. */
export interface RuleChoice {
  freq: Frequency
  /** Every n days, weeks, months or years. */
  interval: number
  /** Weekdays of a weekly rule; none for that of the start. */
  weekdays: readonly WeekdayName[]
  /** Of a monthly rule: the day of the start, its nth weekday, or the month's last such weekday. */
  monthly: 'day' | 'nth' | 'last'
}

const DAILY: RuleChoice = { freq: 'DAILY', interval: 1, weekdays: [], monthly: 'day' }

/** The choice that makes a rule; undefined for a rule that the form does not offer, as imported ones may be. */
export function toChoice(text: string, start: string): RuleChoice | undefined {
  if (text === '') return DAILY
  const rule = parseRule(text)
  if (!rule) return undefined
  const [first] = rule.byDay
  const choice: RuleChoice = {
    freq: rule.freq,
    interval: rule.interval,
    weekdays: rule.freq === 'WEEKLY' ? rule.byDay.map(({ day }) => day) : [],
    monthly: rule.freq === 'MONTHLY' && first ? (first.nth === -1 ? 'last' : 'nth') : 'day',
  }
  return toRule(choice, start) === formatRule({ ...rule, weekStart: 'MO' }) ? choice : undefined
}

/** The rule of a choice for an event that starts on this day. */
export function toRule({ freq, interval, weekdays, monthly }: RuleChoice, start: string): string {
  const day = WEEKDAYS[weekdayOf(start)]!
  const byDay: Rule['byDay'] =
    freq === 'WEEKLY'
      ? WEEKDAYS.filter((one) => weekdays.includes(one)).map((one) => ({ day: one }))
      : freq === 'MONTHLY' && monthly !== 'day'
        ? [{ day, nth: monthly === 'last' ? -1 : nthOf(start) }]
        : []
  return formatRule({
    freq,
    interval,
    byDay,
    byMonthDay: [],
    byMonth: [],
    byYearDay: [],
    byWeekNo: [],
    bySetPos: [],
    weekStart: 'MO',
  })
}

/** Which of its weekday a day is in its month: 1 to 5. */
export const nthOf = (day: string) => Math.ceil(Number(day.slice(8)) / 7)

export const isFrequency = (text: string | null): text is Frequency => FREQUENCIES.some((one) => one === text)
