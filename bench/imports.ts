// The import of a long bank statement: how long it takes, and what memory.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '#platform/db/embedded/running.ts'
import { openPool } from '#platform/db/open.ts'
import { makeLongOfx, statementForm } from '#tests/bank-statements.ts'
import { callAs } from '#tests/call.ts'
import { growthDuring, startServer, stopServer } from './processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
const LINES = 50_000

/** The rows of such an import alone, with the indexes and the trigger of their table. */
const BARE = `insert into finance_reports (id_user, description, amount, category, type, date)
  select 1, 'PIX ENVIADO FULANO DE TAL ' || n % 500, n % 900000 + 1, 'Sem categoria', 'despesa', date '2024-11-01' + n % 720
  from generate_series(1, $1::integer) as n`

/**
 * Seconds of a preview, of the import, of the same file sent again, and of a bare INSERT of so many rows; MB that the
 * program grows by at its peak.
 */
export async function measureImport() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  try {
    const admin = await callAs(site).signIn(ADMIN.email, ADMIN.password)
    const send = async (path: string, bytes: Buffer) => {
      const form = statementForm(bytes)
      const started = performance.now()
      const { status, body } = await admin.post(`/api/v1/finance/import${path}`, form)
      if (status !== 200) throw new Error(`The import was answered with ${status}: ${JSON.stringify(body)}`)
      return { seconds: (performance.now() - started) / 1000, data: body.data }
    }
    const file = makeLongOfx(LINES)
    await send('/preview', makeLongOfx(10)) // a thread is started by the first
    const preview = await send('/preview', file)
    let seconds = 0
    const grown = await growthDuring(site.child.pid!, async () => {
      const { data, ...commit } = await send('', file)
      if (data.added !== LINES) throw new Error(`${data.added} lines were added`)
      seconds = commit.seconds
    })
    const again = await send('', file)
    const bare = await timeBare(join(dataDir, 'postgres'))
    return {
      preview: preview.seconds,
      commit: seconds,
      again: again.seconds,
      bare,
      grown,
      sent: file.length / 1024 ** 2,
    }
  } finally {
    await stopServer(site.child)
    rmSync(dataDir, { recursive: true })
  }
}

async function timeBare(folder: string): Promise<number> {
  const pool = openPool({ ...findRunning(folder), max: 1 })
  const started = performance.now()
  await pool.query(BARE, [LINES])
  const seconds = (performance.now() - started) / 1000
  await pool.end()
  return seconds
}
