import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../scripts/chromium.ts'

/** Lighthouse has a lock file of its own, so that nobody installs its 176 MB to run the program. */
const FOLDER = join(import.meta.dirname, 'lighthouse')

/** What Lighthouse says of a page on a simulated phone: scores of 0 to 100, and three of its figures. */
export interface Audit {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** Largest Contentful Paint in milliseconds. */
  lcp: number
  /** Cumulative Layout Shift. */
  cls: number
  /** Total Blocking Time in milliseconds. */
  tbt: number
  /** Titles of what did not pass, of the categories below 100. */
  complaints: string[]
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

/** Audits a page. Throws where Lighthouse cannot be installed or finds no browser. */
export function auditPage(url: string): Audit {
  if (!existsSync(join(FOLDER, 'node_modules')))
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FOLDER })
  const flags = '--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking'
  const args = [url, '--output=json', '--quiet', `--chrome-flags=${flags} --disable-component-update --disable-sync`]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const cli = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
  const audit = () => run(process.execPath, [cli, ...args], { env })
  const { categories, audits } = JSON.parse(tryAgain(audit)) as Report

  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const failed = Object.values(categories)
    .filter(({ score }) => score < 1)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => audits[id] ?? [])
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    complaints: failed.filter(({ score }) => score !== null && score < 0.9).map(({ title }) => title),
  }
}

/** Lighthouse now and then records no trace, and asks to be run again. */
function tryAgain(audit: () => string, times = 4): string {
  try {
    return audit()
  } catch (error) {
    if (times === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    return tryAgain(audit, times - 1)
  }
}

function run(file: string, args: string[], options: object): string {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error || status !== 0) throw new Error(`${file} ${args[0]}: ${error?.message ?? stderr}`)
  return stdout
}
