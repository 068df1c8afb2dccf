// The report of a year with a million views beside that of a year with a thousand: node bench/analytics.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#clock.ts'
import { rollUpViews } from '#domains/analytics/server/jobs.ts'
import { findRunning } from '#platform/db/embedded/running.ts'
import { kyselyOn, openPool } from '#platform/db/open.ts'
import { compare } from './load.ts'
import { startServer, stopServer } from './processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
/** One reader at a time: this is no call of many. */
const ALONE = { connections: 1 }

/** Readings of the report a second, and how they stand to each other. */
export async function compareYears() {
  const sites = [await startYear(1_000_000), await startYear(1000)] as const
  try {
    const [million, thousand] = sites
    return {
      resum: await compare(million.get('/analytics/resum'), thousand.get('/analytics/resum'), ALONE),
      report: await compare(million.get('/analytics/report'), thousand.get('/analytics/report'), ALONE),
      year: await compare(million.get(million.year), thousand.get(thousand.year), ALONE),
    }
  } finally {
    for (const site of sites) await site.stop()
  }
}

async function startYear(views: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const { origin, child } = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  const pool = openPool({ ...findRunning(join(dataDir, 'postgres')), max: 1 })
  await pool.query(VIEWS, [views])
  await rollUpViews({ db: kyselyOn(pool), clock: systemClock })
  await pool.query('vacuum analyze')
  await pool.end()
  const login = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    body: JSON.stringify(ADMIN),
    headers: { 'content-type': 'application/json' },
  })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const from = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10)
  return {
    get: (path: string) => ({ url: `${origin}/api/v1${path}`, headers: { cookie } }),
    year: `/analytics/report?from=${from}`,
    async stop() {
      await stopServer(child)
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Views spread over a year up to now: 60 articles, 20 pages, 80 sites that led here (few lead most), 12 campaigns. */
const VIEWS = `
  insert into page_views (page, archive_id, viewed_at, staff, referrer, utm_source, utm_campaign, device, visitor)
  select case when n % 3 = 0 then 'archive' else 'page-' || floor(20 * random() ^ 3) end,
    case when n % 3 = 0 then 1 + floor(60 * random() ^ 2) end,
    now() - n * interval '365 days' / $1::float8,
    n % 50 = 0,
    case when n % 4 = 0 then 'site-' || floor(80 * random() ^ 3) || '.example' end,
    case when n % 20 = 0 then 'source-' || n % 3 end,
    case when n % 20 = 0 then 'campaign-' || floor(4 * random()) end,
    (array['desktop', 'mobile', 'mobile', 'tablet'])[1 + n % 4],
    md5((n / 2)::text)
  from generate_series(1, $1) n`

if (import.meta.main) {
  for (const [what, { ratio, rate }] of Object.entries(await compareYears()))
    console.log(
      what,
      `ratio ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), ${rate.toFixed(0)} a second`,
    )
}
