import { weekdayOf } from '#time.ts'
import {
  clampedDays,
  type Frequency,
  formatRule,
  LAST_OF_FEBRUARY,
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
  /**
   * Of a monthly rule: the day of the start, where shorter months are left out; `clamped`, which those have on their last
   * day; the start's nth weekday, the month's last such weekday, or `other`. Of a yearly rule: `day`, or `clamped`, which is
   * the last day of February.
   */
  monthly: 'day' | 'clamped' | 'nth' | 'last' | 'other'
  /** The nth weekday of a monthly rule where the start is on another day. */
  other?: RuleDay
  /** 29 to 31. */
  clamped?: number
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
  const clamped: RuleChoice = {
    ...choice,
    monthly: 'clamped',
    clamped: rule.byMonthDay.at(-1) === -1 ? 31 : rule.byMonthDay.at(-1)!,
  }
  if (clamped.clamped && isOf(clamped)) return clamped
  // The start may have been moved since.
  const moved: RuleChoice | undefined =
    first?.nth && first.nth >= -1 ? { ...choice, monthly: 'other', other: first } : undefined
  return moved && isOf(moved) ? moved : undefined
}

/** The rule of a choice for an event that starts on this day. */
export function toRule({ freq, interval, weekdays, monthly, other, clamped }: RuleChoice, start: string): string {
  const byDay: Rule['byDay'] =
    freq === 'WEEKLY'
      ? WEEKDAYS.filter((one) => weekdays.includes(one)).map((one) => ({ day: one }))
      : freq === 'MONTHLY' && monthly !== 'day' && monthly !== 'clamped'
        ? [monthly === 'other' && other ? other : dayInMonth(start, monthly === 'last')]
        : []
  return formatRule({
    freq,
    interval,
    byDay,
    byMonth: [],
    byYearDay: [],
    byWeekNo: [],
    byMonthDay: [],
    bySetPos: [],
    ...(freq === 'MONTHLY' && monthly === 'clamped' && clamped && clampedDays(clamped)),
    ...(freq === 'YEARLY' && monthly === 'clamped' && LAST_OF_FEBRUARY),
    weekStart: 'MO',
  })
}

/** The weekday of a day, as the nth of its month or as the last. */
export const dayInMonth = (day: string, isLast: boolean): RuleDay => ({
  day: WEEKDAYS[weekdayOf(day)]!,
  nth: isLast ? -1 : Math.ceil(Number(day.slice(8)) / 7),
})

/** What a frequency counts. */
export const UNITS: Readonly<Record<Frequency, readonly [one: string, many: string]>> = {
  DAILY: ['dia', 'dias'],
  WEEKLY: ['semana', 'semanas'],
  MONTHLY: ['mês', 'meses'],
  YEARLY: ['ano', 'anos'],
}

/** 'toda semana: terça, quinta', 'todo mês, na 2ª sexta-feira', 'todo ano, no último dia de fevereiro'; undefined for a rule that is not told in few words. */
export function describeRule(text: string): string | undefined {
  const rule = parseRule(text)
  if (!rule || rule.byWeekNo.length || rule.byYearDay.length) return undefined
  const { freq, interval, byMonth, byDay, byMonthDay, bySetPos } = rule
  const often = interval === 1 ? FREQUENCY_LABELS[freq].toLowerCase() : `a cada ${interval} ${UNITS[freq][1]}`
  if (byMonth.length) {
    const isLeapDay = freq === 'YEARLY' && !byDay.length && !bySetPos.length && `${byMonth} ${byMonthDay}` === '2 -1'
    return isLeapDay ? `${often}, no último dia de fevereiro` : undefined
  }
  if (!byDay.length && !byMonthDay.length) return often
  if (freq === 'WEEKLY') return `${often}: ${byDay.map(({ day }) => WEEKDAY_LABELS[day][1].toLowerCase()).join(', ')}`
  const on = freq === 'MONTHLY' ? monthDayText({ byDay, byMonthDay, bySetPos }) : undefined
  return on && `${often}, ${on}`
}

/** 'na 2ª sexta-feira', 'no último dia útil (de segunda a sexta)', 'no dia 30 ou no último'. */
function monthDayText({ byDay, byMonthDay, bySetPos }: Pick<Rule, 'byDay' | 'byMonthDay' | 'bySetPos'>) {
  const [position, ...positions] = bySetPos
  if (positions.length) return undefined
  const days = byMonthDay.join(',')
  if (byDay.length === 0) {
    if (position === -1) {
      const last = byMonthDay.at(-1)!
      return clampedDays(last).byMonthDay.join(',') === days ? `no dia ${last} ou no último` : undefined
    }
    if (byMonthDay.length > 1 || position) return undefined
    return byMonthDay[0]! < 0 ? nthText(byMonthDay[0]!, 'dia') : `no dia ${days}`
  }
  if (days) return undefined
  if (position) {
    const isWorkdays = byDay.map(({ day }) => day).join(',') === 'MO,TU,WE,TH,FR'
    return isWorkdays ? nthText(position, 'dia útil (de segunda a sexta)') : undefined
  }
  return byDay.length === 1 && byDay[0]!.nth ? nthDayText(byDay[0]!) : undefined
}

/** 'na 4ª terça-feira', 'no último sábado'. */
export function nthDayText({ day, nth = 1 }: RuleDay): string | undefined {
  const name = WEEKDAY_LABELS[day][1].toLowerCase()
  return day === 'SA' || day === 'SU' ? nthText(nth, name) : nthText(nth, `${name}-feira`, true)
}

function nthText(nth: number, name: string, isFeminine = false): string | undefined {
  const [at, end] = isFeminine ? ['na', 'a'] : ['no', 'o']
  if (nth < -2) return undefined
  return `${at} ${nth > 0 ? `${nth}${isFeminine ? 'ª' : 'º'}` : `${nth === -1 ? 'últim' : 'penúltim'}${end}`} ${name}`
}
