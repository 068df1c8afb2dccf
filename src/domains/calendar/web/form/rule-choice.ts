import { weekdayOf } from '#time.ts'
import {
  type Frequency,
  formatRule,
  parseRule,
  type Rule,
  type RuleDay,
  WEEKDAYS,
  type WeekdayName,
} from '../../rule.ts'

export const FREQUENCY_LABELS: Readonly<Record<Frequency, string>> = {
  DAILY: 'Todo dia',
  WEEKLY: 'Toda semana',
  MONTHLY: 'Todo mês',
  YEARLY: 'Todo ano',
}
/** A weekday's letter and name. */
export const WEEKDAY_LABELS: Readonly<Record<WeekdayName, readonly [string, string]>> = {
  SU: ['D', 'Domingo'],
  MO: ['S', 'Segunda'],
  TU: ['T', 'Terça'],
  WE: ['Q', 'Quarta'],
  TH: ['Q', 'Quinta'],
  FR: ['S', 'Sexta'],
  SA: ['S', 'Sábado'],
}

/** A repeat rule as the form offers it. */
export interface RuleChoice {
  freq: Frequency
  /** Every n days, weeks, months or years. */
  interval: number
  /** Weekdays of a weekly rule; none for that of the start. */
  weekdays: readonly WeekdayName[]
  /** Of a monthly rule: the day of the start, its nth weekday, the month's last such weekday, or `other`. */
  monthly: 'day' | 'nth' | 'last' | 'other'
  /** The nth weekday of a monthly rule where the start is on another day. */
  other?: RuleDay
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
  const isOf = (one: RuleChoice) => toRule(one, start) === formatRule({ ...rule, weekStart: 'MO' })
  if (isOf(choice)) return choice
  // The start may have been moved since.
  const moved: RuleChoice | undefined =
    first?.nth && first.nth >= -1 ? { ...choice, monthly: 'other', other: first } : undefined
  return moved && isOf(moved) ? moved : undefined
}

/** The rule of a choice for an event that starts on this day. */
export function toRule({ freq, interval, weekdays, monthly, other }: RuleChoice, start: string): string {
  const byDay: Rule['byDay'] =
    freq === 'WEEKLY'
      ? WEEKDAYS.filter((one) => weekdays.includes(one)).map((one) => ({ day: one }))
      : freq === 'MONTHLY' && monthly !== 'day'
        ? [monthly === 'other' && other ? other : dayInMonth(start, monthly === 'last')]
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

/** The weekday of a day, as the nth of its month or as the last. */
export const dayInMonth = (day: string, isLast: boolean): RuleDay => ({
  day: WEEKDAYS[weekdayOf(day)]!,
  nth: isLast ? -1 : Math.ceil(Number(day.slice(8)) / 7),
})
