import { fold } from '#fold.ts'
import { addDays, addMonths, isDay, weekdayOf } from '#time.ts'
import type { Picked } from '../form/values.ts'
import { DAY_MINUTES, dayAt, startOf } from '../grid/local-minutes.ts'

/** What a sentence says of a new event. */
export interface Reading {
  /** What is left of it; '' where it names only a time. */
  title: string
  /** Its hours, or its day where it names none. */
  when: Picked
  /** After '#'. */
  tag?: string
}

/** Minutes of an event whose sentence says no length. */
const LENGTH = 60

/** A time of day: '15h30', '15:30', '15h', '15 horas', '15'. Groups: hour, minutes, the sign that makes it a time. */
const TIME = String.raw`(\d{1,2})(?:[:h](\d\d)\b|(\s*h(?:s|rs|oras?)?\b|:))?`
const WORDS_OF_TIME = /\b(?:a[os]?\s+)?(meio[- ]dia|meia[- ]noite)(\s+e\s+meia)?\b/
const RANGE = new RegExp(
  String.raw`\b(d?as\s+|entre\s+|de\s+)?${TIME}\s*(?:-|–|as\b|a\b|ate(?:\s+as)?\b|e\b)\s*${TIME}`,
)
const SINGLE = new RegExp(
  String.raw`(?:\b(?:a partir d)?(as|pelas)\s+)?\b${TIME}(?:\s+da\s+(manha|tarde|noite))?(?![\d/:])`,
)
const HALF_DAY = { manha: 0, tarde: 12, noite: 12 }

const ALL_DAY = /\b(?:o\s+)?dia\s+(?:todo|inteiro)\b/
const MINUTES = /\b(?:por\s+|durante\s+)?(\d{1,3})\s*min(?:utos?)?\b/
const HOURS =
  /\b(?:(?:por|durante)\s+(\d{1,2})\s*h(?:oras?|rs?|s)?|(?<!\b(?:d?as|pelas|ate)\s+)(\d{1,2})\s+horas?)(?:(\s+e\s+meia)|\s*(?:e\s+)?(\d\d)(?:\s*min(?:utos?)?)?)?\b/
const NAMED_LENGTH = /\b(?:por\s+|durante\s+)?(?:(meia\s+hora)|uma\s+hora(\s+e\s+meia)?)\b/

const NUMERIC_DAY = /\b(?:(?:n?o\s+)?dia\s+|em\s+)?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d\d))?\b/
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const
const WRITTEN_DAY = new RegExp(
  String.raw`\b(?:(?:n?o\s+)?dia\s+|em\s+)?(\d{1,2})[oº]?\s+de\s+(${MONTHS.join('|')})[a-z]*(?:\s+de\s+(\d{4}))?\b`,
)
const DAY_OF_MONTH = /\b(?:no\s+)?dia\s+(\d{1,2})\b/
const NEAR_DAY = /\b(depois\s+de\s+amanha|amanha|hoje)\b/
const IN_DAYS = /\b(?:daqui\s+a|em)\s+(\d{1,3})\s+(dias?|semanas?)\b/
const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const
/** In full, or shortened where it cannot be another word: before a time, or at the end. */
const WEEKDAY =
  /\b(?:(?:n[ao]|d[ao]|para|pra|nest[ae]|est[ae])\s+)?(proxim[ao]\s+)?(?:(domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:[- ]feira)?|(seg|ter|qua|qui|sex|sab|dom)(?=\s+(?:as\s+)?\d|\s*$))\b(\s+que\s+vem)?/

/** Small words that lead to what was taken out. */
const DANGLING = /(?:^|\s)(?:e|em|de|às|as|na|no|para|pra|por|,|;|-|–)$/i

/**
 * Reads a sentence as an event: 'reunião com Ana terça 15h30 por 45 min #cliente'. Known are hoje, amanhã, weekdays, '24/11',
 * 'dia 24', '24 de novembro', 'em 3 dias'; '15h30', 'às 15', 'das 9 às 11', 'meio-dia', 'às 3 da tarde'; 'por 45 min',
 * '1 hora e meia'; 'o dia todo'. Without a day it is the next such time, without a time all of the day.
 * @param now in local minutes
 * @param day that is shown, where it is not today: what names no day is on that
 */
export function readSentence(sentence: string, now: number, day?: string): Reading {
  const text = new Sentence(sentence)
  const tag = text.takeTag()
  const isAllDay = text.take(ALL_DAY) !== undefined
  const named = readDay(text, dayAt(now))
  const length = readLength(text)
  const time = isAllDay ? undefined : readTime(text)
  const on = named ?? day ?? dayAt(now)
  const rest = { title: text.rest(), ...(tag && { tag }) }
  if (!time) return { ...rest, when: { day: on } }
  let start = startOf(on) + time.start
  // Nobody plans what is over.
  if (!named && !day && start <= now) start += DAY_MINUTES
  const end = time.end === undefined ? start + (length ?? LENGTH) : startOf(dayAt(start)) + time.end
  return { ...rest, when: { start, end: end < start ? end + DAY_MINUTES : end } }
}

/** A text of which parts are taken out, as they are read without accents and capitals. */
class Sentence {
  private text: string
  private folded: string

  constructor(text: string) {
    this.text = text.replace(/\s+/g, ' ').trim()
    // Character by character, so that places in both are the same.
    this.folded = Array.from(this.text, (one) => (fold(one).length === one.length ? fold(one) : one)).join('')
  }

  /** Takes out the first match that `isRight` accepts. */
  take(pattern: RegExp, isRight: (match: RegExpExecArray) => boolean = () => true): RegExpExecArray | undefined {
    for (const match of this.folded.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      if (!isRight(match)) continue
      this.cut(match.index, match[0].length)
      return match
    }
    return undefined
  }

  takeTag(): string | undefined {
    const match = /(?:^|\s)#([\p{L}\p{N}_-]{1,40})/u.exec(this.text)
    if (match) this.cut(match.index, match[0].length)
    return match?.[1]
  }

  rest(): string {
    let left = this.text
      .replace(/\s+/g, ' ')
      .replace(/\s+([,;])/g, '$1')
      .trim()
    for (let before = ''; before !== left; ) {
      before = left
      left = left.replace(DANGLING, '').replace(/[,;]$/, '').trim()
    }
    return left
  }

  private cut(at: number, length: number) {
    const without = (text: string) => `${text.slice(0, at)} ${text.slice(at + length)}`
    this.text = without(this.text)
    this.folded = without(this.folded)
  }
}

/** The day that it names; undefined for none. A day or month that is over is the next one of that name. */
function readDay(text: Sentence, today: string): string | undefined {
  let found: string | undefined
  const accept = (day: string | undefined) => {
    found = day
    return day !== undefined
  }
  const take = (pattern: RegExp, dayOf: (match: RegExpExecArray) => string | undefined) =>
    text.take(pattern, (match) => accept(dayOf(match))) ? found : undefined
  return (
    take(NUMERIC_DAY, ([, day, month, year]) => ofDate(today, day!, month!, year)) ??
    take(WRITTEN_DAY, ([, day, month, year]) =>
      ofDate(today, day!, String(MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1), year),
    ) ??
    take(NEAR_DAY, ([, name]) => addDays(today, name === 'hoje' ? 0 : name === 'amanha' ? 1 : 2)) ??
    take(IN_DAYS, ([, count, unit]) => addDays(today, Number(count) * (unit!.startsWith('semana') ? 7 : 1))) ??
    take(DAY_OF_MONTH, ([, day]) => ofMonth(today, day!)) ??
    take(WEEKDAY, ([, next, long, short, after]) => {
      const weekday = WEEKDAYS.indexOf((long ?? short)!.slice(0, 3) as (typeof WEEKDAYS)[number])
      const ahead = (weekday - weekdayOf(today) + 7) % 7
      return addDays(today, ahead === 0 && (next || after) ? 7 : ahead)
    })
  )
}

const two = (number: string) => number.padStart(2, '0')

function ofDate(today: string, day: string, month: string, year?: string): string | undefined {
  const written = `-${two(month)}-${two(day)}`
  if (year) return checked(`${year.length === 2 ? `20${year}` : year}${written}`)
  const thisYear = Number(today.slice(0, 4))
  const next = thisYear + (`${thisYear}${written}` < today ? 1 : 0)
  return checked(`${next}${written}`)
}

function ofMonth(today: string, day: string): string | undefined {
  const inMonth = `${today.slice(0, 8)}${two(day)}`
  return checked(inMonth < today ? `${addMonths(`${today.slice(0, 8)}01`, 1).slice(0, 8)}${two(day)}` : inMonth)
}

const checked = (day: string) => (isDay(day) ? day : undefined)

/** The minutes that it lasts; undefined where it does not say. */
function readLength(text: Sentence): number | undefined {
  const named = text.take(NAMED_LENGTH)
  if (named) return named[1] ? 30 : named[2] ? 90 : 60
  const hours = text.take(HOURS)
  if (hours) return Number(hours[1] ?? hours[2]) * 60 + (hours[3] ? 30 : Number(hours[4] ?? 0))
  const minutes = text.take(MINUTES)
  return minutes && Number(minutes[1])
}

/** Its times, in minutes of the day; undefined where it names none. */
function readTime(text: Sentence): { start: number; end?: number } | undefined {
  const range = text.take(RANGE, ([, before, hour, minute, sign, toHour, toMinute, toSign]) => {
    const isTime = before?.startsWith('d') || before?.startsWith('e') || minute || sign || toMinute || toSign
    return Boolean(isTime) && isClock(hour, minute) && isClock(toHour, toMinute)
  })
  if (range) return { start: minutesOf(range[2], range[3]), end: minutesOf(range[5], range[6]) }
  const named = text.take(WORDS_OF_TIME)
  if (named) return { start: (named[1]!.startsWith('meio') ? 720 : 0) + (named[2] ? 30 : 0) }
  const single = text.take(
    SINGLE,
    ([, before, hour, minute, sign, half]) => Boolean(before || minute || sign || half) && isClock(hour, minute),
  )
  if (!single) return undefined
  const half = single[5] ? HALF_DAY[single[5] as keyof typeof HALF_DAY] : 0
  return { start: minutesOf(single[2], single[3]) + (Number(single[2]) < 12 ? half * 60 : 0) }
}

const isClock = (hour = '', minute = '0') => Number(hour) < 24 && Number(minute) < 60
const minutesOf = (hour = '', minute = '0') => Number(hour) * 60 + Number(minute)
