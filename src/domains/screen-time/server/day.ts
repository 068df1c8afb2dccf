import { type Context, requireUser } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { addDays, dayOf, firstOfMonth, lastOfMonth, startOfDay, TIME_ZONE } from '#time.ts'
import type { ScreenTime } from '../contract.ts'
import { makeLogReader } from '../log.ts'
import type { Pause } from '../pause.ts'
import { programPicture } from '../program-picture.ts'
import { makeSampleLog } from '../sample.ts'
import { clockTime, firstSecond, type MachineLine, summariseDay } from '../usage.ts'
import { readPause } from './pause.ts'

/** Programs listed by name; the rest is summed up in one entry. */
const LISTED = 300
const OTHERS = 'Outros programas'
const UNTITLED = 'Sem título'

/**
 * Minutes into the next day in which a line ends the day's last one where no gap is a pause: a night does not belong to a
 * day.
 */
const LATEST = 60

/** A day of the caller, by default the newest. Without any lines the demonstration's sample, else an empty day. */
export async function findDay(context: Context, { date }: { date?: string }) {
  const { id } = requireUser(context)
  const newest = await findNewest(context, id)
  const pause = await readPause(context)
  if (newest === null && context.settings.seed === 'none') {
    const date = dayOf(context.clock.now())
    return answer({ sample: false, empty: true, pause, date, previous: null, next: null }, [])
  }
  if (newest === null) {
    const yesterday = addDays(dayOf(context.clock.now()), -1)
    return answer(
      { sample: true, empty: true, pause, date: yesterday, previous: null, next: null },
      readSample(yesterday),
    )
  }
  const day = date ?? newest
  const [neighbours, lines] = await Promise.all([
    findNeighbours(context, id, day),
    findLines(context, id, { from: day, to: day }, pause),
  ])
  return answer({ sample: false, empty: false, pause, date: day, ...neighbours }, lines)
}

function answer(
  about: Pick<ScreenTime, 'sample' | 'empty' | 'pause' | 'date' | 'previous' | 'next'>,
  lines: MachineLine[],
) {
  const { perHour, hours, programs, ...usage } = summariseDay(lines, firstSecond(about.date), about.pause)
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

/** The lines of the sample, read from its log like any other. */
function readSample(day: string): MachineLine[] {
  const reader = makeLogReader()
  return [...reader.push(makeSampleLog(day)), ...reader.end()].map((line) => ({ ...line, machine: 0 }))
}

/** The lines of the days from one to the other, and the first ones of the next, which end the last one. */
export async function findLines(
  { pool }: Context,
  user: number,
  { from, to }: { from: string; to: string },
  pause: Pause,
): Promise<MachineLine[]> {
  const end = startOfDay(addDays(to, 1)).getTime() + (pause || LATEST) * 60_000
  const { rows } = await pool.query<MachineLine>(
    prepared(
      `select extract(epoch from at at time zone $2)::bigint as at, machine_id as machine, app, seconds
        from screen_lines where user_id = $1 and at >= $3 and at < $4`,
      [user, TIME_ZONE, startOfDay(from), new Date(end)],
    ),
  )
  return rows
}

/** SQL for the day of a line; the query's second parameter is the time zone. */
const DAY = '(at at time zone $2)::date'

/** The newest day with lines; null if there is none. */
async function findNewest({ pool }: Context, user: number) {
  const { rows } = await pool.query<{ day: string }>(
    prepared(`select ${DAY} as day from screen_lines where user_id = $1 order by at desc limit 1`, [user, TIME_ZONE]),
  )
  return rows[0]?.day ?? null
}

/** The nearest days with lines before and after a day. */
async function findNeighbours({ pool }: Context, user: number, day: string) {
  const { rows } = await pool.query<{ previous: string | null; next: string | null }>(
    prepared(
      `select
        (select ${DAY} from screen_lines where user_id = $1 and at < $3 order by at desc limit 1) as previous,
        (select ${DAY} from screen_lines where user_id = $1 and at >= $4 order by at limit 1) as next`,
      [user, TIME_ZONE, startOfDay(day), startOfDay(addDays(day, 1))],
    ),
  )
  return rows[0] ?? { previous: null, next: null }
}

/** The caller's days with lines in a month, newest first. One index look-up for each day, however many lines it has. */
export async function listDays(context: Context, { month }: { month?: string | undefined }) {
  const user = requireUser(context).id
  const { first, last } = await findEnds(context, user)
  const within = month ? `${month}-01` : last
  const days = within ? await findDays(context, user, { from: firstOfMonth(within), to: lastOfMonth(within) }) : []
  return { result: true as const, data: { days, first, last } }
}

/** The first and the newest day with lines; null if there is none. */
async function findEnds({ pool }: Context, user: number) {
  const { rows } = await pool.query<{ first: string | null; last: string | null }>(
    prepared(
      `select (select ${DAY} from screen_lines where user_id = $1 order by at limit 1) as first,
        (select ${DAY} from screen_lines where user_id = $1 order by at desc limit 1) as last`,
      [user, TIME_ZONE],
    ),
  )
  return rows[0] ?? { first: null, last: null }
}

async function findDays({ pool }: Context, user: number, { from, to }: { from: string; to: string }) {
  const { rows } = await pool.query<{ day: string }>(
    prepared(
      `with recursive days (day) as (
          (select ${DAY} from screen_lines where user_id = $1 and at >= $3 and at < $4 order by at desc limit 1)
        union all
          select (select ${DAY} from screen_lines
            where user_id = $1 and at >= $3 and at < day::timestamp at time zone $2 order by at desc limit 1)
          from days where day is not null
      ) select day from days where day is not null`,
      [user, TIME_ZONE, startOfDay(from), startOfDay(addDays(to, 1))],
    ),
  )
  return rows.map(({ day }) => day)
}
