// A keystroke in the search over 10,000 quotes, beside the same two statements through bare Hono and pg.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '#platform/db/embedded/running.ts'
import { openPool } from '#platform/db/open.ts'
import { callAs } from '#tests/call.ts'
import { compare } from './load.ts'
import { startServer, stopServer } from './processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
/** People who type at once. */
const FEW = { connections: 4 }

/** Quotes of a hundred clients over three years; one of fifty is for an oven. */
const NUMBERS = 'insert into budget_numbers (id_user) select 1 from generate_series(1, 10000)'
const FILL = `
  insert into budgets (id, id_user, client, project_name, deadline, budget_validity, total_budget, status, date, search)
  select id, 1, 'Cliente ' || id % 100, project, '2026-12-20', '2026-12-31', id * 100,
    (array['PENDING', 'APPROVED', 'DEV', 'FINALIZED'])[id % 4 + 1], now() - id * interval '2.6 hours',
    'cliente ' || id % 100 || ' ' || lower(project) || ' pending pendente 12/20/2026 20/12/2026 $' || id || '.00'
  from budget_numbers,
    lateral (select case when id % 50 = 0 then 'Forno ' else 'Projeto ' end || md5(id::text) as project) as named`

/** The rate of a search that finds one quote of fifty. */
export async function compareBudgets() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  const bare = await startServer(['bench/reference.ts'], { DATABASE: join(dataDir, 'postgres') })
  try {
    const pool = openPool({ ...findRunning(join(dataDir, 'postgres')), max: 1 })
    for (const statement of [NUMBERS, FILL, 'vacuum analyze']) await pool.query(statement)
    await pool.end()
    const { cookie } = await callAs(site).signIn(ADMIN.email, ADMIN.password)
    const path = '/budget/search?limit=50&q=forno'
    return await compare({ url: `${site.origin}/api/v1${path}`, headers: { cookie } }, { url: bare.origin + path }, FEW)
  } finally {
    for (const { child } of [bare, site]) await stopServer(child)
    rmSync(dataDir, { recursive: true })
  }
}

if (import.meta.main) {
  const { ratio, rate } = await compareBudgets()
  console.log(
    `ratio ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), ${rate.toFixed(0)} a second`,
  )
}
