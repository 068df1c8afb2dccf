// A day of a person with 100,000 events beside the same day of one with 1,000, and a day of 200 events in Chromium:
// node bench/calendar.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '#platform/db/embedded/running.ts'
import { openPool } from '#platform/db/open.ts'
import { callAs } from '#tests/call.ts'
import { compare, spread } from './load.ts'
import { startServer, stopServer } from './processes.ts'
import { launch, signIn, timeLoad } from './screen.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
/** One reader at a time: this is no call of many. */
const ALONE = { connections: 1 }
const DAY = '2026-11-24'

/** Readings of a day a second, with many events against few. */
export async function compareDays() {
  const sites = [await startCalendar(100_000), await startCalendar(1000)] as const
  try {
    const [many, few] = sites
    return await compare(many.day, few.day, ALONE)
  } finally {
    for (const site of sites) await site.stop()
  }
}

const LOADS = 5

/** A day of 200 events in Chromium: milliseconds from its data until it can be used, and how many events it draws. */
export async function timeFullDay() {
  const site = await startCalendar(1000, 200)
  const browser = await launch()
  try {
    const page = await signIn(browser, site.origin, ADMIN, '[data-event]')
    const times: number[] = []
    for (let load = 0; load < LOADS; load++)
      times.push(await timeLoad(page, `/dashboard/calendar?date=${DAY}`, '/getDayCalendar'))
    return { interactive: spread(times), events: await page.locator('[data-event]').count() }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** A site whose admin has so many events of earlier years, and so many on the day. */
async function startCalendar(events: number, onTheDay = 25) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  const pool = openPool({ ...findRunning(join(dataDir, 'postgres')), max: 1 })
  await pool.query("insert into calendar_tags (id_user, name, color) values (1, 'pessoal', 'cobalt')")
  await pool.query(ENDED, [events])
  await pool.query(ON_THE_DAY, [onTheDay])
  await pool.query('vacuum analyze')
  await pool.end()
  const { cookie } = await callAs(site).signIn(ADMIN.email, ADMIN.password)
  return {
    origin: site.origin,
    day: {
      url: `${site.origin}/api/v1/getDayCalendar`,
      method: 'POST' as const,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ date: DAY }),
    },
    async stop() {
      await stopServer(site.child)
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Events of the ten years before, one of a hundred a series of two months. */
const ENDED = `
  insert into calendar_events (
    id_user, tag_id, title, starts_at, ends_at, zone, rule, repeat_start, repeat_end, first_at, last_at, search)
  select 1, 1, 'Evento ' || n, at, at + interval '1 hour', 'America/Sao_Paulo',
    case when n % 100 = 0 then 'FREQ=WEEKLY' end,
    case when n % 100 = 0 then at::date end,
    case when n % 100 = 0 then at::date + 60 end,
    at, at + case when n % 100 = 0 then interval '61 days' else interval '1 hour' end, 'evento'
  from generate_series(1, $1) n,
    lateral (select timestamptz '2026-08-01 12:00Z' - n * interval '3650 days' / $1::float8 as at) as placed`

/** Events that are on the day in both: five of them series, one without end. */
const ON_THE_DAY = `
  insert into calendar_events (
    id_user, tag_id, title, starts_at, ends_at, zone, rule, repeat_start, repeat_end, first_at, last_at, search)
  select 1, 1, 'De hoje ' || n, at, at + interval '30 minutes', 'America/Sao_Paulo',
    case when n <= 5 then 'FREQ=DAILY' end,
    case when n <= 5 then at::date end,
    case when n between 2 and 5 then at::date + 400 end,
    at, case when n = 1 then null when n <= 5 then at + interval '401 days' else at + interval '30 minutes' end, 'de hoje'
  from generate_series(1, $1) n,
    lateral (
      select timestamptz '2026-11-24 10:00Z' + n * interval '13 hours' / $1::float8 - case when n <= 5 then interval '300 days' else '0' end
        as at
    ) as placed`

if (import.meta.main) {
  console.log('a day of 200 events', await timeFullDay())
  const { ratio, rate } = await compareDays()
  console.log(
    `ratio ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), ${rate.toFixed(0)} a second`,
  )
}
