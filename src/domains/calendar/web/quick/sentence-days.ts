import { addDays, addMonths, isDay } from '#time.ts'
import type { Sentence } from './sentence-text.ts'
import { nextWeekday, toWeekday } from './sentence-weekdays.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const
export const MONTH_NAMES = `(?:${MONTHS.join('|')})[a-z]*`
/** '24/11', '24/11/2027'. Groups: day, month, year. */
const NUMERIC = String.raw`(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d\d))?\b`
/** '24 de novembro', '24 de nov de 2027'. Groups: day, the month's first letters, year. */
const WRITTEN = String.raw`(\d{1,2})[oº]?\s+de\s+(${MONTHS.join('|')})[a-z]*(?:\s+de\s+(\d{4}))?\b`
export const ON = String.raw`\b(?:(?:n?o\s+)?dia\s+|em\s+)?`
export const UNTIL = String.raw`\bate\s+(?:o\s+)?(?:dia\s+)?`
const DAY_OF_MONTH = /\b(?:no\s+)?dia\s+(\d{1,2})\b(?!\/)/
const NEAR_DAY = /\b(depois\s+de\s+amanha|amanha|hoje)\b/
const IN_DAYS = /\b(?:daqui\s+a|em)\s+(\d{1,3})\s+(dias?|semanas?)\b/
/** In full, or as '2a feira'; shortened or as '2ª' where it cannot be another word: before a time, or at the end. */
const WEEKDAY =
  /\b(?:(?:n[ao]|d[ao]|para|pra|nest[ae]|est[ae])\s+)?(proxim[ao]\s+)?(?:(domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:[- ]feira)?\b|([2-6][aª][- ]feira)\b|((?:seg|ter|qua|qui|sex|sab|dom)\b|[2-6][aª](?!\w))(?=\s+(?:as\s+)?\d|\s*$))(\s+que\s+vem)?/

/** A week by itself is its Monday, and says which of its weekdays is meant: 'terça da semana que vem'. */
const NEXT_WEEK = /\b(?:[nd]?a\s+)?(?:semana\s+que\s+vem|proxima\s+semana)\b/
const MONDAY = 1

/** '31/02', 'dia 45', '31 de fevereiro' where no such day was taken out. What no month has may be a measure: '5/16'. */
const LEFT_DAYS = [
  /\bdia\s+\d{1,2}(?:\/\d{1,2}(?:\/(?:\d{4}|\d\d))?)?\b(?![:/])/,
  /(?<![\d/])(?:29|30|31)\/(?:0?[1-9]|1[0-2])(?:\/(?:\d{4}|\d\d))?(?![\d/])/,
  new RegExp(String.raw`\b${WRITTEN}`),
]

/** What stands before the first of several days, and between it and the last. */
const FROM = String.raw`(?<![\d/])(?:\b(?:de|do\s+dia)\s+)?`
const TO = String.raw`\s*(?:-|–|\bao?\b|\bate\b)\s*(?:o\s+)?(?:dia\s+)?`
/** '10/12 a 20/12'. */
const NUMERIC_DAYS = new RegExp(FROM + NUMERIC + TO + NUMERIC)
/** '10 a 20/12', '10 a 20 de dezembro'. */
const NUMERIC_END = new RegExp(String.raw`${FROM}(\d{1,2})${TO}${NUMERIC}`)
const WRITTEN_END = new RegExp(String.raw`${FROM}(\d{1,2})[oº]?${TO}${WRITTEN}`)

/** 'do dia 3 ao dia 5'. */
const DAYS_OF_MONTH = new RegExp(String.raw`\b(?:do\s+)?dia\s+(\d{1,2})${TO}(\d{1,2})\b(?!\s*[h:/])`)

/** The first and the last of the days that it names; undefined where it names no two. */
export function readDays(text: Sentence, today: string): { first: string; last: string } | undefined {
  let first: string | undefined
  /** The last day, where it comes with a first one that is not after it. */
  const after = (from: string | undefined, to: string | undefined) => {
    first = from
    return from && to && from <= to ? to : undefined
  }
  const endingOn = (last: string | undefined, day: string) =>
    after(last && checked(`${last.slice(0, 8)}${two(day)}`), last)
  const last =
    takeDay(text, NUMERIC_DAYS, ([, day, month, year, toDay, toMonth, toYear]) => {
      const from = ofDate(today, day!, month!, year)
      return after(from, from && ofDate(from, toDay!, toMonth!, toYear))
    }) ??
    takeDay(text, NUMERIC_END, ([, day, ...end]) => endingOn(ofDate(today, end[0]!, end[1]!, end[2]), day!)) ??
    takeDay(text, WRITTEN_END, ([, day, ...end]) => endingOn(ofDate(today, end[0]!, monthOf(end[1]!), end[2]), day!)) ??
    takeDay(text, DAYS_OF_MONTH, ([, day, to]) => {
      const from = ofMonth(today, day!)
      return after(from, from && ofMonth(from, to!))
    })
  return first && last ? { first, last } : undefined
}

/** The day that it names; undefined for none. A day or month that is over is the next one of that name. */
export function readDay(text: Sentence, today: string): string | undefined {
  return (
    readDate(text, today, ON) ??
    takeDay(text, NEAR_DAY, ([, name]) => addDays(today, name === 'hoje' ? 0 : name === 'amanha' ? 1 : 2)) ??
    takeDay(text, IN_DAYS, ([, count, unit]) => addDays(today, Number(count) * (unit!.startsWith('semana') ? 7 : 1))) ??
    takeDay(text, DAY_OF_MONTH, ([, day]) => ofMonth(today, day!)) ??
    readWeekday(text, today)
  )
}

function readWeekday(text: Sentence, today: string): string | undefined {
  const monday = text.take(NEXT_WEEK) && nextWeekday(addDays(today, 1), MONDAY)
  const named = takeDay(text, WEEKDAY, ([, next, long, ordinal, short, after]) => {
    const day = nextWeekday(monday ?? today, toWeekday((long ?? ordinal ?? short)!))
    return day === today && (next || after) ? addDays(today, 7) : day
  })
  return named ?? monday
}

/** The days that it still names, of those that were not read because no month has them: '31/02'. */
export const findNoDays = (text: Sentence): string[] => LEFT_DAYS.flatMap((pattern) => text.take(pattern)?.[0] ?? [])

/** A day of a month that is named too, after those words. */
export const readDate = (text: Sentence, today: string, before: string) =>
  takeDay(text, new RegExp(before + NUMERIC), ([, day, month, year]) => ofDate(today, day!, month!, year)) ??
  takeDay(text, new RegExp(before + WRITTEN), ([, day, month, year]) => ofDate(today, day!, monthOf(month!), year))

/** Takes out the first match that names a day. */
export function takeDay(text: Sentence, pattern: RegExp, dayOf: (match: RegExpExecArray) => string | undefined) {
  let found: string | undefined
  text.take(pattern, (match) => {
    found = dayOf(match)
    return found !== undefined
  })
  return found
}

const two = (number: string) => number.padStart(2, '0')
const monthOf = (letters: string) => String(MONTHS.indexOf(letters as (typeof MONTHS)[number]) + 1)

function ofDate(today: string, day: string, month: string, year?: string): string | undefined {
  const written = `-${two(month)}-${two(day)}`
  if (year) return checked(`${year.length === 2 ? `20${year}` : year}${written}`)
  const thisYear = Number(today.slice(0, 4))
  const next = thisYear + (`${thisYear}${written}` < today ? 1 : 0)
  return checked(`${next}${written}`)
}

/** The next one of that number; a 31st is of the next month that has one. */
function ofMonth(today: string, day: string): string | undefined {
  const months = [0, 1, 2].map((ahead) => addMonths(`${today.slice(0, 8)}01`, ahead).slice(0, 8))
  return months.map((month) => `${month}${two(day)}`).find((one) => one >= today && isDay(one))
}

const checked = (day: string) => (isDay(day) ? day : undefined)
