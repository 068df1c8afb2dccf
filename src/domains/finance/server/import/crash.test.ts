import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { findRunning } from '#platform/db/embedded/running.ts'
import { openPool } from '#platform/db/open.ts'
import { makeLongOfx, statementForm } from '#tests/bank-statements.ts'
import type { Caller } from '#tests/call.ts'
import { prepareData } from '#tests/cluster.ts'
import { start, startAgain } from '#tests/crash.ts'

const LINES = 10_000

test('kill -9 in the midst of an import leaves none of it, and it can be made again', {
  timeout: 180_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'))
  prepareData(dataDir)
  let running = await start(dataDir)
  try {
    const commit = (who: Caller) => who.post('/api/v1/finance/import', statementForm(makeLongOfx(LINES)))
    const database = openPool({ ...findRunning(join(dataDir, 'postgres')), max: 1 })
    const answer = commit(running.admin).catch(() => undefined)
    const isWriting = `select 1 from pg_stat_activity where query like '%insert into finance_reports%'
      and query not like '%pg_stat_activity%' and state = 'active'`
    await vi.waitFor(async () => expect((await database.query(isWriting)).rowCount).toBe(1), {
      timeout: 60_000,
      interval: 1,
    })
    await database.end()
    running = await startAgain(running, dataDir)
    expect(await answer).toBeUndefined()

    const { admin } = running
    const months = async () => (await admin.post('/api/v1/finance/report/listReportsMonth')).body.months
    expect(await months()).toHaveLength(1) // the current one
    expect((await admin.get('/api/v1/finance/accounts')).body.data).toEqual([])
    expect((await admin.get('/api/v1/finance/imports')).body.data).toEqual([])
    expect((await commit(admin)).body.data).toMatchObject({ added: LINES, known: 0 })
    expect((await months()).length).toBeGreaterThan(20)
  } finally {
    const ended = once(running.child, 'exit')
    running.child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  }
})
