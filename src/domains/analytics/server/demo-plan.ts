import { addDays, countDays, dayOf, listDays, toWallTime, weekdayOf } from '#time.ts'

/** Days of demo data, up to today. */
const DAYS = 400
/** Views of each page on an average day; articles have their own counts. */
const PAGES = {
  home: 34,
  'archive-list': 16,
  'project-list': 19,
  search: 5,
  contact: 6,
  coffee: 4,
  'legal-compilance': 1.2,
  privacy: 0.8,
  'details-sale': 2.6,
}
/** Weight of each weekday, Sunday first. */
const WEEK = [0.55, 1.1, 1.2, 1.15, 1.1, 0.95, 0.6]
/** Cumulative percentage of a day's views at the end of each hour. */
const HOURS = [1, 2, 2, 3, 3, 4, 6, 10, 16, 24, 32, 40, 46, 52, 60, 68, 75, 81, 86, 90, 94, 97, 99, 100]

/** An article with the counts that its demo views add up to. */
export interface Article {
  id: number
  /** Day of its publication. */
  since: string
  views: number
  likes: number
}

/** The demo views and likes of one day. */
export interface DayPlan {
  day: string
  /** By tracked page name, or `archive-{id}`. */
  views: Map<string, number>
  likes: Map<number, number>
  /** Expected share of the day's views so far, 0 to 1. */
  elapsed: number
}

/** The demo's days up to today: steady growth, weekday weights, and each article's exact views and likes. */
export function planDays(now: Date, articles: Article[]): DayPlan[] {
  const today = dayOf(now)
  const random = makeRandom(7455)
  const plans = listDays(addDays(today, 1 - DAYS), today).map((day): DayPlan & { weight: number } => {
    const elapsed = day === today ? elapsedShare(now) : 1
    const weekly = WEEK[weekdayOf(day)]!
    const grown = 0.45 + (1.1 * (DAYS - countDays(day, today))) / DAYS
    return {
      day,
      elapsed,
      weight: weekly * grown * (0.82 + 0.36 * random()) * elapsed,
      views: new Map(),
      likes: new Map(),
    }
  })
  for (const [page, usual] of Object.entries(PAGES))
    for (const { weight, views } of plans) add(views, page, Math.floor(usual * weight + random()))
  for (const { id, since, views, likes } of articles) {
    const open = plans.filter(({ day }) => day >= since)
    // Most views come in the first weeks after publication, a quarter of the initial rate stays.
    const weights = open.map(({ day, weight }) => weight * (0.25 + 3 * Math.exp(-countDays(since, day) / 12)))
    for (const [index, count] of apportion(views, weights).entries()) add(open[index]!.views, `archive-${id}`, count)
    for (const [index, count] of apportion(likes, weights).entries()) if (count > 0) open[index]!.likes.set(id, count)
  }
  return plans
}

function add(views: Map<string, number>, name: string, count: number) {
  if (count > 0) views.set(name, count)
}

/** Splits a total into integers in proportion to the weights; they add up to it. All in the last part if every weight is 0. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let weighed = 0
  let given = 0
  return weights.map((weight, index) => {
    weighed += weight
    const until = index === weights.length - 1 ? total : Math.round(sum > 0 ? (total * weighed) / sum : 0)
    const part = until - given
    given = until
    return part
  })
}

/** Milliseconds after midnight by which that share of a day's views, 0 to 1, has come. */
export function momentOf(share: number): number {
  const hour = Math.max(
    0,
    HOURS.findIndex((percent) => percent >= share * 100),
  )
  const before = HOURS[hour - 1] ?? 0
  return (hour + (share * 100 - before) / Math.max(1, HOURS[hour]! - before)) * 3_600_000
}

function elapsedShare(now: Date): number {
  const [hour, minute] = toWallTime(now).slice(11).split(':').map(Number) as [number, number]
  const before = HOURS[hour - 1] ?? 0
  return (before + ((HOURS[hour]! - before) * minute) / 60) / 100
}

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
export function makeRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
