import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawTokenSale, orderFormPath } from '#domains/sales/order.ts'
import { findHeadlessChromium } from '../scripts/chromium.ts'
import { DevTools, type TraceEvent } from './dev-tools.ts'
import { spread } from './load.ts'
import { PAGES, SOLD, withDemonstration } from './pages.ts'
import { FLAGS } from './screen.ts'
import { rows } from './table.ts'

const RUNS = 5
/** How many times slower than this machine the phone's processor is. */
const SLOWER = 4
/** What a task may take before it counts as blocking, in milliseconds, as for the Total Blocking Time. */
const SHORT_MS = 50
/** How often the pointer moves until a page has answered, at most: every tenth of a second. */
const MOST_MOVES = 300

/**
 * How long the first act on a public page keeps it from answering a phone: medians of five runs of each. Tasks count by
 * their processor time, which other work on the machine changes less than the clock's.
 */
export const measureActs = () =>
  withDemonstration(async (origin) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
    const flags = [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--window-size=390,844']
    const browser = spawn(findHeadlessChromium() ?? 'chromium', flags, { stdio: ['ignore', 'ignore', 'pipe'] })
    const devTools = await DevTools.of(browser.stderr)
    try {
      for (const path of PAGES) tell(path, await runsOf(devTools, origin + path))
      tell('final-sale', await runsOf(devTools, origin + orderFormPath(drawTokenSale(), SOLD)))
    } finally {
      // Debian's command is a shell around the browser, which would outlive it.
      const ended = once(browser, 'close')
      await devTools.send('Browser.close')
      await ended
      rmSync(folder, { recursive: true })
    }
  })

function tell(name: string, runs: Blocked[]) {
  const [acting, reading] = [spread(runs.map((run) => run.acting)), spread(runs.map((run) => run.reading))]
  const what = `the first act on ${name}, a processor ${SLOWER} times slower`
  rows[what] = {
    measured: `${acting.median.toFixed(0)} ms blocked; ${reading.median.toFixed(0)} before it`,
    spread: `${acting.min.toFixed(0)} to ${acting.max.toFixed(0)}; ${reading.min.toFixed(0)} to ${reading.max.toFixed(0)}`,
    target: '<= 100 ms; 0',
  }
  console.log(what, rows[what])
}

/** Blocking time in milliseconds until somebody acts, and from then on. */
interface Blocked {
  reading: number
  acting: number
}

async function runsOf(devTools: DevTools, url: string): Promise<Blocked[]> {
  const runs: Blocked[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await blockedBy(devTools, url))
  return runs
}

async function blockedBy(devTools: DevTools, url: string): Promise<Blocked> {
  // What a page fetches, keeps or has compiled is its own, as on a first visit.
  const { browserContextId } = await devTools.send('Target.createBrowserContext')
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true })
  const evaluate = (expression: string) =>
    devTools.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }, sessionId)
  const idle = () => evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))')

  const events = await devTools.trace(async () => {
    await devTools.send('Page.navigate', { url }, sessionId)
    await evaluate(`new Promise((resolve) => {
      if (document.readyState === 'complete') resolve()
      else addEventListener('load', resolve)
    })`)
    await idle()
    await evaluate(`performance.mark('act')`)
    // Once the page is the browser's, the framework takes its data away.
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      await devTools.send(
        'Input.dispatchMouseEvent',
        { type: 'mouseMoved', x: 20 + 10 * (moves % 10), y: 300 },
        sessionId,
      )
      const { result } = await evaluate(
        `new Promise((resolve) => setTimeout(resolve, 100)).then(() => '$_TSR' in self)`,
      )
      if (!result.value) break
    }
    await idle()
  })
  await devTools.send('Target.disposeBrowserContext', { browserContextId })
  return blockedIn(events)
}

function blockedIn(events: TraceEvent[]): Blocked {
  const act = events.find(({ name }) => name === 'act')!
  const blocked = { reading: 0, acting: 0 }
  for (const { name, pid, tid, ts, tdur = 0 } of events) {
    if (name !== 'RunTask' || pid !== act.pid || tid !== act.tid) continue
    blocked[ts < act.ts ? 'reading' : 'acting'] += Math.max((tdur / 1000) * SLOWER - SHORT_MS, 0)
  }
  return blocked
}
