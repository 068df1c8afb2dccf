import { addDays } from '#time.ts'
import type { Picked } from '../form/values.ts'
import { clockOf, DAY_MINUTES, dayAt, startOf } from '../grid/local-minutes.ts'
import { findNoDays, readDay, readDays } from './sentence-days.ts'
import { clampRule, findUnread, readRepeat } from './sentence-repeats.ts'
import { Sentence } from './sentence-text.ts'
import { listNext, takeWeekdaysInARow, type WeekdaysMean } from './sentence-weekdays.ts'

/** What a sentence says of a new event. */
export interface Reading {
  /** What is left of it; '' where it names only a time. */
  title: string
  /** Its hours, or its day where it names none. */
  when: Picked
  /** After '#'. */
  tag?: string
  /** The days that its weekdays are, once each: 'show sexta e sábado'. */
  days?: readonly string[]
  /** What its weekdays were taken to mean, where no word says whether they are those of every week. */
  meant?: WeekdaysMean
  /** Whether it names neither day nor time: its day is only the one that is shown. */
  isUndated?: true
  /** What in it cannot be: '31/02 não existe'. Such an event is not saved as it was read. */
  problem?: string
}

/** Minutes from which on a range over midnight is taken for a mistake: 'das 14h às 13h'. */
const LONGEST_NIGHT = 12 * 60

/** Minutes of an event whose sentence says no length. */
const LENGTH = 60

/** A time of day: '15h30', '15:30', '15h', '15 horas', '15', '15 e meia'. Groups: hour, minutes, the sign that makes it a time, the half hour. */
const TIME = String.raw`(\d{1,2})(?:[:h](\d\d)\b|(\s*h(?:s|rs|oras?)?\b|:)?(\s+e\s+meia\b)?)`
const WORDS_OF_TIME = /\b(?:a[os]?\s+)?(meio[- ]dia|meia[- ]noite)(\s+e\s+meia)?\b/
const RANGE = new RegExp(
  String.raw`(?<![\d/:])\b(d?as\s+|entre\s+|de\s+)?${TIME}\s*(?:-|–|as\b|a\b|ate(?:\s+as)?\b|e\b)\s*${TIME}`,
)
const SINGLE = new RegExp(
  String.raw`(?:\b(?:a partir d)?(as|pelas)\s+)?(?<![\d/:])\b${TIME}(?:\s+da\s+(manha|tarde|noite))?(?![\d/:])`,
)
const HALF_DAY = { manha: 0, tarde: 12, noite: 12 }

/** '25h', 'às 31:00', '9h75'; what has no 'às' may be a length or a scale: 'curso 40h', '1:75'. Groups: as a time's. */
const LEFT_TIME = /(?:\b(d?as|pelas)\s+)?(?<![\d/:])\b(\d{1,2})(?:([:h])(\d\d)\b|\s*h(?:s|rs|oras?)?\b)(?![\d/:])/

const ALL_DAY = /\b(?:o\s+)?dia\s+(?:todo|inteiro)\b/
const MINUTES = /\b(?:por\s+|durante\s+)?(\d{1,3})\s*min(?:utos?)?\b/
const HOURS =
  /\b(?:(?:por|durante)\s+(\d{1,2})\s*h(?:oras?|rs?|s)?|(?<!\b(?:d?as|pelas|ate)\s+)(\d{1,2})\s+horas?)(?:(\s+e\s+meia)|\s*(?:e\s+)?(\d\d)(?:\s*min(?:utos?)?)?)?\b/
const NAMED_LENGTH = /\b(?:por\s+|durante\s+)?(?:(meia\s+hora)|uma\s+hora(\s+e\s+meia)?)\b/

/**
 * Reads a sentence as an event: 'reunião com Ana terça 15h30 por 45 min #cliente'. Known are hoje, amanhã, weekdays, 'semana que vem', '24/11',
 * 'dia 24', '24 de novembro', 'em 3 dias'; 'de 10 a 20/12'; 'toda terça', 'seg e qua', 'todo dia 5 até 20/12', 'toda segunda sexta do mês', 'a cada 2 semanas', 'sexta e sábado'; '15h30', 'às 15', 'das 9
 * às 11', 'meio-dia', 'às 3 da tarde'; 'por 45 min', '1 hora e meia'; 'o dia todo'. Without a day it is the next such time,
 * without a time all of the day.
 * @param now in local minutes
 * @param day that is shown, where it is not today: what names no day is on that
 * @param chosen what its weekdays mean, where no word says it
 */
export function readSentence(sentence: string, now: number, day?: string, chosen?: WeekdaysMean): Reading {
  const text = new Sentence(sentence)
  const tag = text.takeTag()
  const isAllDay = text.take(ALL_DAY) !== undefined
  const today = dayAt(now)
  const repeat = readRepeat(text, today, chosen)
  const unread = findUnread(text).map((one) => `“${one}” não foi entendido`)
  const days = readDays(text, today) ?? takeWeekdaysInARow(text, today)
  const said = days?.first ?? readDay(text, today)
  const length = readLength(text)
  const time = isAllDay ? undefined : readTime(text)
  const isOver = time !== undefined && startOf(today) + time.start <= now
  const once = repeat?.once && listNext(repeat.once, said ?? addDays(today, isOver ? 1 : 0))
  const named = once?.[0] ?? said ?? repeat?.day
  const on = named ?? day ?? today
  const title = text.rest()
  const impossible = [...findNoDays(text), ...findNoTimes(text)].map((one) => `${one} não existe`)
  const problem = [...unread, ...impossible].join(', ')
  const isUndated = !named && !time && !isAllDay
  const rest = {
    ...{ title, ...(tag && { tag }), ...(isUndated && { isUndated }), ...(problem && { problem }) },
    ...{ ...(once && { days: once }), ...(repeat?.meant && { meant: repeat.meant }) },
  }
  const until = once?.at(-1) ?? repeat?.until
  const repeated = repeat && { repeat: { rule: clampRule(repeat.rule, on), ...(until && { until }) } }
  if (!time) return { ...rest, when: { day: on, ...(days && { last: days.last }), ...repeated } }
  let start = startOf(on) + time.start
  // Nobody plans what is over.
  if (!named && !day && start <= now) start += DAY_MINUTES
  const last = days ? startOf(days.last) : startOf(dayAt(start))
  const end = time.end === undefined ? last + (start % DAY_MINUTES) + (length ?? LENGTH) : last + time.end
  const isNight = end < start
  const when = { start, end: isNight ? end + DAY_MINUTES : end, ...repeated }
  if (problem || !isNight || when.end - start <= LONGEST_NIGHT) return { ...rest, when }
  return { ...rest, when, problem: `${clockOf(start)} a ${clockOf(end)} termina antes de começar` }
}

/** The times that it still names, of those that were not read because no day has them: '25h'. */
function findNoTimes(text: Sentence): string[] {
  const left = text.take(LEFT_TIME, ([, before, hour, sign, minute]) => {
    if (isClock(hour, minute)) return false
    return Boolean(before) || (Number(hour) > 24 && Number(hour) < 30) || (sign === 'h' && Number(minute) >= 60)
  })
  return left ? [left[0].replace(/^(?:d?as|pelas)\s+/, '')] : []
}

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
  const range = text.take(RANGE, ([, before, hour, minute, sign, , toHour, toMinute, toSign]) => {
    const isTime = before?.startsWith('d') || before?.startsWith('e') || minute || sign || toMinute || toSign
    return Boolean(isTime) && isClock(hour, minute) && isClock(toHour, toMinute)
  })
  if (range) return { start: minutesOf(range.slice(2)), end: minutesOf(range.slice(6)) }
  const named = text.take(WORDS_OF_TIME)
  if (named) return { start: (named[1]!.startsWith('meio') ? 720 : 0) + (named[2] ? 30 : 0) }
  const single = text.take(
    SINGLE,
    ([, before, hour, minute, sign, , part]) => Boolean(before || minute || sign || part) && isClock(hour, minute),
  )
  if (!single) return undefined
  const part = single[6] ? HALF_DAY[single[6] as keyof typeof HALF_DAY] : 0
  return { start: minutesOf(single.slice(2)) + (Number(single[2]) < 12 ? part * 60 : 0) }
}

const isClock = (hour = '', minute = '0') => Number(hour) < 24 && Number(minute) < 60
/** Of the groups of a time. */
const minutesOf = ([hour, minute = '0', , half]: readonly string[]) => Number(hour) * 60 + (half ? 30 : Number(minute))
