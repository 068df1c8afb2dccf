// An installation after twenty years: how long it takes to start, to be backed up and to be restored, and to show each screen, beside one of two and a half months.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ADMIN_SCREENS, SCREENS } from '#tests/journeys/screens.ts'
import { spread } from '../load.ts'
import { startServer, stopServer } from '../processes.ts'
import { launch, signIn } from '../screen.ts'
import { rows } from '../table.ts'
import { LARGE, SMALL } from './fill.ts'
import { ADMIN, baseFolder, environment, openProgram } from './programs.ts'

const STARTS = 5
const LOADS = 3

export async function measureWhole() {
  const base = baseFolder()
  const folder = join(base, 'large')
  try {
    for (const [name, size] of Object.entries({ small: SMALL, large: LARGE }))
      await (await openProgram(join(base, name), size)).close()
    tell('start of an installation of twenty years', await startTimes(folder), 's', '<= 1 s')
    const small = await startServer(['scripts/serve.mjs'], environment(join(base, 'small')))
    const { origin, child } = await startServer(['scripts/serve.mjs'], environment(folder))
    try {
      await measureScreens({ small: small.origin, large: origin })
      const file = join(base, 'backup.tar.gz')
      rmSync(file, { force: true })
      tellRun('its backup, while it runs', await runScript('scripts/backup.ts', file, folder))
      const restored = join(base, 'restored')
      rmSync(restored, { recursive: true, force: true })
      tellRun('its restore', await runScript('scripts/restore.ts', file, restored))
    } finally {
      await stopServer(small.child)
      await stopServer(child)
    }
  } finally {
    if (!process.env.GROW_DIR) rmSync(base, { recursive: true })
  }
}

/** Seconds until it answers. */
async function startTimes(folder: string) {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const started = performance.now()
    const { child } = await startServer(['scripts/serve.mjs'], environment(folder))
    times.push((performance.now() - started) / 1000)
    await stopServer(child)
  }
  return times
}

/** How long each screen takes from the navigation until the last of its answers is shown and the browser is idle. */
async function measureScreens(origins: { small: string; large: string }) {
  const browser = await launch()
  const open = async (origin: string) => {
    const page = await signIn(browser, origin, ADMIN, 'main h1')
    await page.addInitScript(noteIdleMoments)
    return page
  }
  try {
    const [small, large] = [await open(origins.small), await open(origins.large)]
    for (const [path] of [...SCREENS, ...ADMIN_SCREENS]) {
      await loadTime(small, path)
      await loadTime(large, path)
      const times = { small: [] as number[], large: [] as number[] }
      for (let load = 0; load < LOADS; load++) {
        times.small.push(await loadTime(small, path))
        times.large.push(await loadTime(large, path))
      }
      const beside = `${spread(times.small).median.toFixed(0)} ms in a small one`
      tell(
        `${path} after twenty years, its code at hand, until it can be used (${beside})`,
        times.large,
        'ms',
        '<= 1000 ms',
      )
    }
  } finally {
    await browser.close()
  }
}

/** Milliseconds within which a screen has asked for all that it shows, and been answered. */
const WATCHED = 2500

/** Keeps the moments in which the browser has drawn and nothing to do. Runs in the page. */
function noteIdleMoments() {
  const moments: number[] = []
  const note = () =>
    requestIdleCallback(() => {
      moments.push(performance.now())
      requestAnimationFrame(note)
    })
  note()
  Object.assign(self, { idleMoments: moments })
}

async function loadTime(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction((watched) => performance.now() > watched && document.querySelector('main h1'), WATCHED)
  return page.evaluate(() => {
    const { idleMoments } = self as unknown as { idleMoments: number[] }
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/v1/'))
    const last = Math.max(...answers.map((answer) => (answer as PerformanceResourceTiming).responseEnd))
    return idleMoments.find((moment) => moment > last) ?? Number.POSITIVE_INFINITY
  })
}

/** Seconds that a script takes, and its memory at the peak in MB (RSS). */
async function runScript(script: string, file: string, folder: string) {
  const started = performance.now()
  const env = { ...process.env, ...environment(folder) }
  const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'ignore', 'inherit'], env })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid!))
  }, 50)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, peak }
}

function peakOf(pid: number) {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // It has just ended.
    return 0
  }
}

function tell(what: string, times: number[], unit: string, target: string) {
  const { min, median, max } = spread(times)
  const show = (figure: number) => figure.toFixed(unit === 's' ? 2 : 0)
  rows[what] = { measured: `${show(median)} ${unit}`, spread: `${show(min)} to ${show(max)}`, target }
  console.log(what, rows[what])
}

function tellRun(what: string, { seconds, peak }: { seconds: number; peak: number }) {
  rows[what] = { measured: `${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB at its peak` }
  console.log(what, rows[what])
}
