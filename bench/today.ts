// What waits for the person beside the other calls of the dashboard, on a site with the demonstration: node bench/today.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '#clock.ts'
import { callAs } from '#tests/call.ts'
import { dayOf, firstOfMonth } from '#time.ts'
import { compare, spread, type Target } from './load.ts'
import { startServer, stopServer } from './processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }

/** The calls of the dashboard's tiles as the admin's page makes them, by path, with the body of those that have one. */
function tilesOf(today: string): readonly (readonly [path: string, body?: object])[] {
  return [
    ['/budget/figures?id_user=0'],
    ['/calendar/figures'],
    ['/finance/figures?id_user=0'],
    ['/finance/cash/lowest?id_user=0'],
    ['/production-line', { limit: 1000, id_user: 0 }],
    ['/list-all-project', { limit: 1, id_user: 0 }],
    [`/order/counts?from=${firstOfMonth(today)}&to=${today}`],
  ]
}

/** How much processor time and waiting all tiles take for each reading of what waits: above 1, they take more. */
export async function compareToday() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer(['scripts/serve.mjs'], {
    DATA_DIR: dataDir,
    PORT: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  })
  try {
    const { cookie } = await callAs(site).signIn(ADMIN.email, ADMIN.password)
    const target = (path: string, body?: object): Target => ({
      url: `${site.origin}/api/v1${path}`,
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const tiles: Awaited<ReturnType<typeof compare>>[] = []
    for (const [path, body] of tilesOf(dayOf(systemClock.now())))
      tiles.push(await compare(target('/today'), target(path, body), { rounds: 3, seconds: 1 }))
    // A call's cost is one over its rate, so that the ratios of rates are the tiles' costs in readings of what waits.
    const sum = (part: 'min' | 'median' | 'max') => tiles.reduce((total, { ratio }) => total + ratio[part], 0)
    return {
      ratio: { min: sum('min'), median: sum('median'), max: sum('max') },
      rate: spread(tiles.map(({ rate }) => rate)).median,
    }
  } finally {
    await stopServer(site.child)
    rmSync(dataDir, { recursive: true })
  }
}

if (import.meta.main) console.log(await compareToday())
