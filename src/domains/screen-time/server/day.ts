import { dayOf } from '#platform/clock.ts'
import { type Context, requireUser } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { ScreenTime } from '../contract.ts'
import { makeLogReader } from '../log.ts'
import { programPicture } from '../program-picture.ts'
import { makeSampleLog } from '../sample.ts'
import { clockTime, type MachineLine, PAUSE, startOfDay, summariseDay } from '../usage.ts'
import { dayAt, instantsOf } from './moments.ts'

/** Programs listed by name; what else there was is one entry. */
const LISTED = 300
const OTHERS = 'Outros programas'
const UNTITLED = 'Sem título'

/** The caller's day: the one asked for, else the newest; the sample for who has sent nothing. */
export async function findDay(context: Context, { date }: { date?: string }) {
  const { id } = requireUser(context)
  const newest = await findNewest(context, id)
  if (newest === null) {
    const yesterday = dayOf(new Date(context.clock.now().getTime() - 86_400_000))
    return answer({ sample: true, date: yesterday, previous: null, next: null }, readSample(yesterday))
  }
  const day = date ?? newest
  const [neighbours, lines] = await Promise.all([
    findNeighbours(context, id, startOfDay(day)),
    findLines(context, id, startOfDay(day)),
  ])
  return answer({ sample: false, date: day, ...neighbours }, lines)
}

function answer(about: Pick<ScreenTime, 'sample' | 'date' | 'previous' | 'next'>, lines: MachineLine[]) {
  const { perHour, hours, programs, ...usage } = summariseDay(lines, startOfDay(about.date))
  const listed = programs.slice(0, LISTED)
  const others = programs.slice(LISTED).reduce((sum, { seconds }) => sum + seconds, 0)
  if (others > 0) listed.push({ name: OTHERS, seconds: others })
  const data: ScreenTime = {
    ...about,
    lines: usage.lines,
    per_hour: perHour,
    chart: hours.map((seconds, hour) => ({ hour: String(hour).padStart(2, '0'), height: Math.round(seconds / 60) })),
    items: listed.map(({ name, seconds }) => ({
      name_software: name || UNTITLED,
      value: clockTime(seconds),
      image: programPicture(name),
    })),
  }
  return { result: true as const, data }
}

/** The sample goes the way of every log, so that its figures are what the code makes of it. */
function readSample(day: string): MachineLine[] {
  const reader = makeLogReader()
  return [...reader.push(makeSampleLog(day)), ...reader.end()].map((line) => ({ ...line, machine: 0 }))
}

/** The day's lines, and the next day's first ones, which tell how long its last one lasted. */
async function findLines({ pool }: Context, user: number, from: number): Promise<MachineLine[]> {
  const { start, end } = instantsOf(from)
  const { rows } = await pool.query<MachineLine>(
    prepared(
      `select extract(epoch from at - interval '3 hours')::bigint as at, machine_id as machine, app, seconds
        from screen_lines where user_id = $1 and at >= to_timestamp($2) and at < to_timestamp($3)`,
      [user, start, end + PAUSE],
    ),
  )
  return rows
}

const DAY = `floor(extract(epoch from at - interval '3 hours') / 86400)::integer`
const nameOf = (day: number | null | undefined) => (typeof day === 'number' ? dayAt(day * 86_400) : null)

/** The newest day with lines; null where there are none. */
async function findNewest({ pool }: Context, user: number) {
  const { rows } = await pool.query<{ day: number }>(
    prepared(`select ${DAY} as day from screen_lines where user_id = $1 order by at desc limit 1`, [user]),
  )
  return nameOf(rows[0]?.day)
}

/** The days with lines on either side of the one that begins at `from`. */
async function findNeighbours({ pool }: Context, user: number, from: number) {
  const { start, end } = instantsOf(from)
  const { rows } = await pool.query<{ previous: number | null; next: number | null }>(
    prepared(
      `select
        (select ${DAY} from screen_lines where user_id = $1 and at < to_timestamp($2) order by at desc limit 1) as previous,
        (select ${DAY} from screen_lines where user_id = $1 and at >= to_timestamp($3) order by at limit 1) as next`,
      [user, start, end],
    ),
  )
  return { previous: nameOf(rows[0]?.previous), next: nameOf(rows[0]?.next) }
}

/** The caller's days with lines, newest first: one look into the index for each, however many lines it has. */
export async function listDays(context: Context) {
  const { rows } = await context.pool.query<{ day: number }>(
    prepared(
      `with recursive days (day) as (
          (select ${DAY} from screen_lines where user_id = $1 order by at desc limit 1)
        union all
          select (select ${DAY} from screen_lines where user_id = $1 and at < to_timestamp(day * 86400 + 10800)
            order by at desc limit 1)
          from days where day is not null
      ) select day from days where day is not null`,
      [requireUser(context).id],
    ),
  )
  return { result: true as const, data: rows.map(({ day }) => dayAt(day * 86_400)) }
}
