import type { Program } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, countDays, dayOf, listDays } from '#time.ts'
import type { Named, Period, Report } from '../contract.ts'
import { archiveName, deviceName, pageName, projectOf, sourceName } from '../names.ts'
import type { ViewFilter } from './counts.ts'
import { countByDay, countByName, countLikes, type Kind, sumLikes } from './counts.ts'

/** Most rows of each list. */
const MAX_ROWS = 50

type Parts = Pick<Program, 'db' | 'clock'>

/** The visits of a period, and the totals of the period before it. */
export async function reportViews(program: Parts, input: Period): Promise<Report> {
  const period = choosePeriod(program, input)
  const before = periodBefore(period)
  const [days, names, likes] = await Promise.all([
    countByDay(program, { ...period, from: before.from }),
    countByName(program, period, MAX_ROWS),
    sumLikes(program, period, before.from),
  ])
  const dayByDay = new Map(days.map((one) => [one.day, one]))
  const fill = ({ from, to }: { from: string; to: string }) =>
    listDays(from, to).map((dia) => ({
      dia,
      views: dayByDay.get(dia)?.views ?? 0,
      visitors: dayByDay.get(dia)?.visitors ?? 0,
    }))
  const current = fill(period)
  const ofKind = (kind: Kind) => names.filter((one) => one.kind === kind)
  const named = (kind: Kind, write: (name: string) => string): Named[] =>
    ofKind(kind).map(({ name, views }) => ({ name: write(name), views }))
  const [pages, archives] = await Promise.all([
    namePages(program, ofKind('page')),
    listArchives(program, period, ofKind('archive')),
  ])
  return {
    period: { from: period.from, to: period.to },
    totals: { ...sumOf(current), likes: likes.likes },
    before: {
      from: before.from,
      to: before.to,
      totals: { ...sumOf(fill(before)), likes: likes.before },
    },
    days: current,
    pages,
    archives,
    referrers: named('referrer', sourceName),
    campaigns: named('campaign', sourceName),
    devices: named('device', deviceName),
  }
}

const sumOf = (days: { views: number; visitors: number }[]) => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
})

async function namePages(
  { db }: Pick<Program, 'db'>,
  pages: { name: string; views: number }[],
): Promise<Report['pages']> {
  const ids = pages.flatMap(({ name }) => projectOf(name) ?? [])
  const projects = ids.length
    ? await db.selectFrom('projects').select(['id', 'title']).where('id', 'in', ids).execute()
    : []
  const titles = new Map(projects.map(({ id, title }) => [id, title]))
  return pages.map(({ name: page, views }) => ({
    page,
    name: titles.get(projectOf(page) ?? 0) ?? pageName(page),
    views,
  }))
}

/** The articles with the most views in the period, those alike by their likes. */
async function listArchives(
  program: Pick<Program, 'db'>,
  period: ViewFilter,
  viewed: { name: string; views: number }[],
): Promise<Report['archives']> {
  const views = new Map(viewed.filter(({ name }) => name).map((one) => [Number(one.name), one.views]))
  // Articles that were liked and not viewed come last: where the viewed ones fill the list, there is no place for them.
  const liked = await countLikes(program, period, views.size < MAX_ROWS ? undefined : [...views.keys()])
  const likes = new Map(liked.map((one) => [one.id, one.likes]))
  const rows = [...new Set([...views.keys(), ...likes.keys()])]
    .map((id) => ({ id, views: views.get(id) ?? 0, likes: likes.get(id) ?? 0 }))
    .sort((a, b) => b.views - a.views || b.likes - a.likes || a.id - b.id)
    .slice(0, MAX_ROWS)
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const named = await program.db.selectFrom('archives').select(['id', 'title']).where('id', 'in', ids).execute()
  const titles = new Map(named.map(({ id, title }) => [id, title]))
  return rows.map(({ id, ...counts }) => ({ id, title: archiveName(titles.get(id), id), ...counts }))
}

/** Longest period, in days: three years. */
const MAX_DAYS = 1100
/** Length of a period without `from`, in days. */
const DEFAULT_DAYS = 30
/** The earliest day of a period. */
const EARLIEST = '2000-01-01'

/** The requested period with its defaults. Throws 422 if it is invalid. */
function choosePeriod({ clock }: Pick<Program, 'clock'>, { from, to, staff }: Period): ViewFilter {
  const today = dayOf(clock.now())
  const last = to ?? today
  const first = from ?? addDays(last, 1 - DEFAULT_DAYS)
  const refuse = (field: 'from' | 'to', message: string) => new AppError('invalid', message, { [field]: message })
  if (first < EARLIEST) throw refuse('from', 'O período começa cedo demais.')
  if (last > today) throw refuse('to', 'O período não pode terminar depois de hoje.')
  if (first > last) throw refuse('from', 'O período começa depois de terminar.')
  if (countDays(first, last) > MAX_DAYS) throw refuse('from', 'Escolha um período de até três anos.')
  return { from: first, to: last, withStaff: staff === 'in' }
}

/** The period of the same length just before. */
function periodBefore(period: ViewFilter): ViewFilter {
  const { from, to } = period
  return { ...period, from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
}
