import { addDays, weekdayOf } from '#time.ts'
import type { Sentence } from './sentence-text.ts'

/** Weekdays of which a sentence names several, or one as that of every week. */
export interface NamedWeekdays {
  /** As they are named, 0 for Sunday. */
  weekdays: number[]
  /** The next of each, or those of every week. */
  meant: WeekdaysMean
  /** Whether words say that: 'toda', 'que vem', a plural. Otherwise it is what is likelier. */
  isSaid: boolean
  /** Whether today is too early: 'sexta e sábado que vem'. */
  isAfterToday: boolean
}
export type WeekdaysMean = 'once' | 'weekly'

const SHORT_NAMES = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const
const FULL_NAMES = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)'
export const FULL_WEEKDAY = `${FULL_NAMES}s?(?:[- ]feiras?)?`
export const PLURAL_WEEKDAY = `${FULL_NAMES}s(?:[- ]feiras?)?`
export const WEEKDAY = `(?:${FULL_WEEKDAY}|seg|ter|qua|qui|sex|sab|dom|[2-6][aª]s?(?:[- ]feiras?)?)(?!\\w)`
export const EVERY = String.raw`\b(?:tod[oa]s?\s+(?:[oa]s?\s+)?|(?:a\s+)?cada\s+)`
const AND = String.raw`(?:\s*[,/]\s*|\s+e\s+)(?:n?[oa]s?\s+)?`
const NEXT = String.raw`(\s+que\s+vem\b)?`

/** 'toda terça', 'todas as terças e quintas'. Group: the names. */
const EVERY_WEEKDAY = new RegExp(`${EVERY}(${WEEKDAY}(?:${AND}${WEEKDAY})*)`)
/** 'às segundas'. Group: the name. */
const ON_WEEKDAYS = new RegExp(String.raw`\b(?:as|aos|n[ao]s)\s+(${PLURAL_WEEKDAY})(?!\w)`)
/** 'seg e qua', 'na sexta e no sábado que vem'. Groups: the names, that it is not today. */
const LIST = new RegExp(String.raw`(?:\b(?:n?[oa]s?|as|aos|de)\s+)?\b(${WEEKDAY}(?:${AND}${WEEKDAY})+)${NEXT}`)
/** 'de segunda a sexta'. Groups: 'toda', first, last, that it is not today. */
const RANGE = new RegExp(String.raw`(?:(${EVERY})|\bd[eao]\s+)?\b(${WEEKDAY})\s+(?:a|ate)\s+(${WEEKDAY})${NEXT}`)
const HAS_TIME = /\d\s*h|\d:\d|\bas\s+\d|\bmeio[- ]dia\b/

/** The weekday of a name: 'terça-feira' and 'ter' without their accents, '3ª'. */
export const toWeekday = (name: string) =>
  /^\d/.test(name) ? Number(name[0]) - 1 : SHORT_NAMES.indexOf(name.slice(0, 3) as (typeof SHORT_NAMES)[number])
/** From that day on the first of a weekday. */
export const nextWeekday = (from: string, weekday: number) => addDays(from, (weekday - weekdayOf(from) + 7) % 7)

/** The weekdays on which something happens at a time, or all day where they are listed: 'segunda a sexta 9h', 'seg e qua'. */
export function takeWeekdays(text: Sentence): NamedWeekdays | undefined {
  const range = text.take(RANGE, (match) => isRange(match) && (match[1] !== undefined || isTimed(match)))
  if (range) {
    const [, every, first, last, next] = range
    const weekdays = listBetween(toWeekday(first!), toWeekday(last!))
    // 'de segunda a segunda' is every day, as 'toda' would say.
    const isEvery = weekdays.length > 7 && !next ? first : every
    return meaningOf(weekdays, [first!, last!], { every: isEvery, next })
  }
  const every = text.take(EVERY_WEEKDAY)
  const list = every ?? takeFirst(text, [LIST, ON_WEEKDAYS])
  if (!list) return undefined
  const names = list[1]!.match(new RegExp(WEEKDAY, 'g')) ?? []
  return meaningOf(names.map(toWeekday), names, { every: every?.[0], next: list[2] })
}

/** 'de segunda a sexta' after 'todos os dias', with a time or without one: the weekdays. */
export function takeEveryRange(text: Sentence): number[] | undefined {
  const range = text.take(RANGE, isRange)
  return range && listBetween(toWeekday(range[2]!), toWeekday(range[3]!))
}

/** 'férias de segunda a sexta', without a time: days in a row. */
export function takeWeekdaysInARow(text: Sentence, today: string): { first: string; last: string } | undefined {
  const range = text.take(RANGE, (match) => isRange(match) && !isTimed(match))
  if (!range) return undefined
  const first = nextWeekday(range[4] ? addDays(today, 1) : today, toWeekday(range[2]!))
  return { first, last: nextWeekday(addDays(first, 1), toWeekday(range[3]!)) }
}

/** The next day of each weekday, in their order: from the first that is named, which the others follow. */
export function listNext({ weekdays, isAfterToday }: NamedWeekdays, from: string): string[] {
  const first = nextWeekday(isAfterToday ? addDays(from, 1) : from, weekdays[0]!)
  const days = weekdays.map((weekday, at) => nextWeekday(at < 7 ? first : addDays(first, 7), weekday))
  return [...new Set(days)].sort()
}

/** Without 'toda' whole names in the singular are the next such days: 'show sexta e sábado'. */
function meaningOf(
  weekdays: number[],
  names: readonly string[],
  { every, next }: { every: string | undefined; next: string | undefined },
): NamedWeekdays {
  const isPlural = names.some((name) => new RegExp(`^${PLURAL_WEEKDAY}$`).test(name))
  const isWhole = names.every((name) => new RegExp(`^${FULL_WEEKDAY}$`).test(name))
  const isWeekly = every !== undefined || isPlural
  return {
    weekdays,
    meant: next || (!isWeekly && isWhole) ? 'once' : 'weekly',
    isSaid: isWeekly || next !== undefined,
    isAfterToday: next !== undefined,
  }
}

/** 'Ter a quinta parte' is none. */
const isRange = ({ 2: first = '', 3: last = '' }: RegExpExecArray) => first.length > 3 === last.length > 3
const isTimed = ({ input }: RegExpExecArray) => HAS_TIME.test(input)

/** Two of the same are a week apart: eight days. */
const listBetween = (first: number, last: number) =>
  Array.from({ length: ((last - first + 6) % 7) + 2 }, (_, at) => (first + at) % 7)

/** Takes out the first of these that is there. */
export function takeFirst(text: Sentence, patterns: readonly RegExp[]) {
  for (const pattern of patterns) {
    const match = text.take(pattern)
    if (match) return match
  }
  return undefined
}
