// A month of the ledger among 100,000 entries over ten years, beside the same month among 1,000, and a month of 10,000 on
// the screen: node bench/finance.ts
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
/** One reader at a time. */
const ALONE = { connections: 1 }
/** Entries of the month that is read, in both ledgers; the rest is spread over the ten years before. */
const IN_MONTH = 500
const LOADS = 5
/** $1 entries, $2 of them in the current month. */
const FILL = `
  insert into finance_reports (id_user, description, amount, category, type, date)
  select 1, 'Lançamento ' || n, (n * 7919) % 1000000, 'Categoria ' || n % 20, (array['receita', 'despesa'])[1 + n % 2],
    case when n <= $2 then date_trunc('month', now())::date + n % 28
    else date_trunc('month', now())::date - 1 - (n::bigint * 3640 / $1)::integer end
  from generate_series(1, $1::integer) n`

/** How many times a second a month is read of the large ledger and of the small one, and their ratio. */
export async function compareMonths() {
  const sites = [await startLedger(100_000), await startLedger(1000)] as const
  try {
    const [large, small] = sites
    const month = (site: typeof large) => site.post('/finance/report/listReportsMonth', { limit: 100 })
    return await compare(month(large), month(small), ALONE)
  } finally {
    for (const site of sites) await site.stop()
  }
}

/** Milliseconds from the data of a month of 10,000 entries until its screen can be used. */
export async function timeMonth() {
  const site = await startLedger(10_000, 10_000)
  const browser = await launch()
  try {
    const page = await signIn(browser, site.origin, ADMIN, 'tbody tr')
    const times: number[] = []
    for (let load = 0; load < LOADS; load++)
      times.push(await timeLoad(page, '/dashboard/financial-report', '/listReportsMonth'))
    return spread(times)
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function startLedger(entries: number, inMonth = IN_MONTH) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const { origin, child } = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
    UI_DELAYS: '0',
  })
  const pool = openPool({ ...findRunning(join(dataDir, 'postgres')), max: 1 })
  await pool.query(FILL, [entries, inMonth])
  await pool.query('vacuum analyze')
  await pool.end()
  const { cookie } = await callAs({ origin }).signIn(ADMIN.email, ADMIN.password)
  return {
    origin,
    post: (path: string, body: object) => ({
      url: `${origin}/api/v1${path}`,
      method: 'POST' as const,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    async stop() {
      await stopServer(child)
      rmSync(dataDir, { recursive: true })
    },
  }
}

if (import.meta.main) {
  const { ratio, rate } = await compareMonths()
  console.log(
    `ratio ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), ${rate.toFixed(0)} a second`,
  )
  console.log('a month of 10,000 entries on the screen, ms', await timeMonth())
}
