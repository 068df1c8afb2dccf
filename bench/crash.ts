// npm run bench:crash: kills the program, its database and both twenty times amid writes, and counts lost ones; then kills
// first starts at ten moments, and counts those that the next start does not complete.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startEmbedded } from '#platform/db/embedded/embedded.ts'
import { crash, type Victim } from '#tests/crash.ts'
import { firstRun } from '#tests/first-run.ts'
import { spread } from './load.ts'

const KILLS = 20
const VICTIMS: Victim[] = ['node', 'postgres', 'both']
const MOMENTS = 10

const { acknowledged, lost, restarts } = await crash(
  Array.from({ length: KILLS }, (_, n) => VICTIMS[n % VICTIMS.length]!),
)
console.table({
  kills: KILLS,
  'acknowledged writes': acknowledged,
  'lost writes': lost,
  'median ms until it served again': spread(restarts).median,
})

const { moments, incomplete } = await killFirstStarts()
console.table({
  'first starts killed at query': moments.join(', '),
  'not completed by the next': incomplete.join(', '),
})
process.exitCode = lost || incomplete.length ? 1 : 0

async function killFirstStarts() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-first-runs-'))
  const server = await startEmbedded(join(folder, 'postgres'))
  // `self` would be the process that is started.
  const connection = { ...server.connection, host: server.connection.host.replace('/self/', `/${process.pid}/`) }
  try {
    const { queries, ...whole } = await firstRun(connection)
    const moments = Array.from({ length: MOMENTS }, (_, n) => Math.round((queries * (n + 1)) / (MOMENTS + 0.5)))
    const incomplete: number[] = []
    for (const moment of moments) {
      const { accounts, rows } = await firstRun(connection, [moment])
      if (!isDeepStrictEqual({ accounts, rows }, whole)) incomplete.push(moment)
    }
    return { moments, incomplete }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
