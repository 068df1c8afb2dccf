import type { Program } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addDays, countDays, dayOf, listDays } from '#time.ts'
import type { Report, ReportInput, VisitFilter } from '../contract.ts'
import { archiveName, deviceName, pageName, projectOf } from '../names.ts'
import type { ViewFilter } from './counts.ts'
import { countByDay, countByName, countLikes, sumLikes } from './counts.ts'
import { countFilteredByDay, countFilteredByName, firstSingleDay, isFiltered } from './filtered-counts.ts'
import { MAX_ROWS, nameRows, ofKind, titlesOf } from './name-rows.ts'

type Parts = Pick<Program, 'db' | 'clock'>

/** The visits of a period, and the totals of the period before it. */
export async function reportViews(program: Parts, input: ReportInput): Promise<Report> {
  const { page, archive, referrer, campaign, device } = input
  const filter = { page, archive, referrer, campaign, device }
  const period = choosePeriod(program, input)
  const before = periodBefore(period)
  return isFiltered(filter) ? reportFiltered(program, period, before, filter) : reportAll(program, period, before)
}

async function reportAll(program: Parts, period: ViewFilter, before: ViewFilter): Promise<Report> {
  const [days, names, likes] = await Promise.all([
    countByDay(program, { ...period, from: before.from }),
    countByName(program, period, MAX_ROWS),
    sumLikes(program, period, before.from),
  ])
  const viewed = ofKind(names, 'archive')
  // Articles that were liked and not viewed come last: where the viewed ones fill the list, there is no place for them.
  const only = viewed.length < MAX_ROWS ? undefined : viewed.map(({ name }) => Number(name))
  const liked = new Map((await countLikes(program, period, only)).map((one) => [one.id, one.likes]))
  const current = fill(period, days)
  return {
    period: { from: period.from, to: period.to },
    filters: [],
    since: null,
    totals: { ...sumOf(current), likes: likes.likes },
    before: {
      from: before.from,
      to: before.to,
      totals: { ...sumOf(fill(before, days)), likes: likes.before },
    },
    days: current,
    ...(await nameRows(program, names, liked)),
  }
}

async function reportFiltered(
  program: Parts,
  period: ViewFilter,
  before: ViewFilter,
  filter: VisitFilter,
): Promise<Report> {
  const [days, names, kept, filters] = await Promise.all([
    countFilteredByDay(program, { ...period, from: before.from, filter }),
    countFilteredByName(program, { ...period, filter }, MAX_ROWS),
    firstSingleDay(program),
    nameFilters(program, filter),
  ])
  const current = fill(period, days)
  const reaches = (from: string) => kept === null || kept <= from
  return {
    period: { from: period.from, to: period.to },
    filters,
    since: reaches(period.from) ? null : kept,
    totals: { ...sumOf(current), likes: null },
    before: {
      from: before.from,
      to: before.to,
      totals: reaches(before.from) ? { ...sumOf(fill(before, days)), likes: null } : null,
    },
    days: current,
    ...(await nameRows(program, names, null)),
  }
}

/** A row for each day of the period. */
function fill({ from, to }: ViewFilter, counted: { day: string; views: number; visitors: number }[]): Report['days'] {
  const byDay = new Map(counted.map((one) => [one.day, one]))
  return listDays(from, to).map((dia) => ({
    dia,
    views: byDay.get(dia)?.views ?? 0,
    visitors: byDay.get(dia)?.visitors ?? 0,
  }))
}

const sumOf = (days: { views: number; visitors: number }[]) => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
})

/** The filters that are given, each with its display name. */
async function nameFilters(program: Pick<Program, 'db'>, filter: VisitFilter): Promise<Report['filters']> {
  const project = projectOf(filter.page ?? '')
  const [projects, archives] = await Promise.all([
    titlesOf(program, 'projects', project ? [project] : []),
    titlesOf(program, 'archives', filter.archive ? [filter.archive] : []),
  ])
  const names = {
    page: filter.page && (projects.get(project ?? 0) ?? pageName(filter.page)),
    archive: filter.archive && archiveName(archives.get(filter.archive), filter.archive),
    referrer: filter.referrer,
    campaign: filter.campaign,
    device: filter.device && deviceName(filter.device),
  }
  const kinds = Object.keys(names) as (keyof typeof names)[]
  return kinds.flatMap((kind) => (names[kind] ? { kind, name: names[kind] } : []))
}

/** Longest period, in days: three years. */
const MAX_DAYS = 1100
/** Length of a period without `from`, in days. */
const DEFAULT_DAYS = 30
/** The earliest day of a period. */
const EARLIEST = '2000-01-01'

/** The requested period with its defaults. Throws 422 if it is invalid. */
function choosePeriod({ clock }: Pick<Program, 'clock'>, { from, to, staff }: ReportInput): ViewFilter {
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
