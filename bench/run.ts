// npm run bench: how quick the program is, each row a ratio against the plainest server that could do the same, measured
// in turn in one run. Figures to trust are the ratios; the machine's speed drifts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { compareYears } from './analytics.ts'
import { measurePdfs } from './budget-pdf.ts'
import { compareBudgets } from './budgets.ts'
import { auditPage } from './lighthouse.ts'
import { compare, spread, type Target } from './load.ts'
import { memoryOf, serverProcesses, startServer, stopServer } from './processes.ts'
import { compareLines } from './production.ts'
import { weighPage } from './weigh.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
const ARTICLE = 7
/** The pages whose bytes are weighed. */
const PAGES = [
  '/',
  '/archive',
  `/archive-view/${ARTICLE}`,
  '/projects',
  '/project-view/1',
  '/projects/impressao',
  '/contact',
  '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia',
  '/login',
]
/** Milliseconds after which the thread that renders texts has ended. */
const REST = 35_000
/** The pages Lighthouse looks at. */
const AUDITED = PAGES.slice(0, 7).filter((path) => path !== '/projects/impressao')
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const env = {
  DATA_DIR: dataDir,
  PORT: '0',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
}
const rows: Record<string, Record<string, string>> = {}

// The first start fills the database, once in a program's life; what is measured is the second.
await stopServer((await startServer(['scripts/serve.mjs'], env)).child)
let site = await startServer(['scripts/serve.mjs'], env)
const page = `${site.origin}/archive-view/${ARTICLE}`
const plain = await startServer(['bench/reference.ts'], { BYTES_OF: page })
const bare = await startServer(['bench/reference.ts'], { DATABASE: join(dataDir, 'postgres') })
const cookie = await signIn()

try {
  await ratio('article page, kept', 0.8, { url: page }, { url: plain.origin })
  await ratio('GET /list-archive', 0.7, call('/list-archive?limit=24'), { url: `${bare.origin}/list-archive` })
  await ratio(
    'POST /item-archive',
    0.7,
    call('/item-archive', { id: ARTICLE }),
    post(`${bare.origin}/item-archive`, { id: ARTICLE }),
  )
  const like = { analytics: 'like-archive', id: ARTICLE }
  await ratio(
    'POST /analytics, a like',
    0.6,
    { ...call('/analytics', like), fromAnywhere: true },
    post(`${bare.origin}/analytics`, like),
  )
  const change = {
    id: ARTICLE,
    title: 'Banco de dados pequeno',
    description: 'Medido.',
    markdown: '## Medido\n\nUm parágrafo.\n\n'.repeat(20),
  }
  const save = call('/update-item-archive', change)
  await ratio(
    'POST /update-item-archive, a save',
    0.6,
    { ...save, headers: { ...save.headers, cookie } },
    post(`${bare.origin}/update-item-archive`, change),
  )

  memory('Node after the load, with the thread of the saves', [site.child.pid!])
  memory('PostgreSQL after the load', serverProcesses(join(dataDir, 'postgres')))
  await setTimeout(REST)
  memory('Node after the load and a rest', [site.child.pid!], '<= 180 MB')
  // After the memory has been weighed: thousands of different pages are not what visitors ask for.
  await ratio('article page, rendered each time', undefined, { url: page, toAnyHost: true }, { url: plain.origin })
  memory('Node after thousands of different pages', [site.child.pid!])
  for (const path of PAGES) {
    const { js, css, html } = await weighPage(site.origin + path)
    rows[`bytes of ${path}`] = {
      measured: `JS ${js.toFixed(1)}, CSS ${css.toFixed(1)}, HTML ${html.toFixed(1)} kB gzip`,
      target: 'JS <= 130, CSS <= 15 kB',
    }
  }
  for (const path of AUDITED) audit(path)
  await startTimes()
  const { resum, report, year } = await compareYears()
  tell('GET /analytics/resum, 1,000,000 views against 1,000', 0.4, resum)
  tell('GET /analytics/report of 30 days, likewise', 0.4, report)
  tell('GET /analytics/report of the year, likewise', 0.4, year)
  const { board, project, move, seen } = await compareLines()
  tell('GET /line-board, 5,000 tasks', 0.6, board)
  tell('POST /line-task-project, 1,000 tasks', 0.6, project)
  rows['a move by 50 people at once, 95 of 100, against a bare UPDATE'] = {
    measured: `${move.ours.toFixed(0)} ms, ${(move.ours / move.bare).toFixed(1)} times`,
  }
  rows['a move until another stream of the line carries it'] = {
    measured: `${seen.median.toFixed(0)} ms`,
    spread: `${seen.min.toFixed(0)} to ${seen.max.toFixed(0)}`,
    target: '<= 1 s',
  }
  tell('GET /budget/search, a word among 10,000 quotes', 0.6, await compareBudgets())
  const { pdf, alone, ratio: slower } = await measurePdfs()
  rows['the PDF of a quote of 40 items'] = {
    measured: `${pdf.median.toFixed(0)} ms`,
    spread: `${pdf.min.toFixed(0)} to ${pdf.max.toFixed(0)}`,
  }
  rows['home page, 99 of 100, while PDFs are made, against alone'] = {
    measured: `${slower.median.toFixed(2)} times ${alone.median.toFixed(1)} ms`,
    spread: `${slower.min.toFixed(2)} to ${slower.max.toFixed(2)}`,
  }
} finally {
  for (const { child } of [plain, bare, site]) await stopServer(child)
  rmSync(dataDir, { recursive: true })
}
console.table(rows)

function memory(of: string, pids: number[], target = '') {
  rows[`memory of ${of}`] = { measured: `${memoryOf(pids).toFixed(0)} MB`, target }
}

async function ratio(what: string, target: number | undefined, ours: Target, reference: Target) {
  tell(what, target, await compare(ours, reference))
}

function tell(what: string, target: number | undefined, { ratio, rate }: Awaited<ReturnType<typeof compare>>) {
  const show = (figure: number) => figure.toFixed(2)
  rows[what] = {
    measured: show(ratio.median),
    spread: `${show(ratio.min)} to ${show(ratio.max)}`,
    target: target ? `>= ${target}` : '',
    'a second': rate.toFixed(0),
  }
  console.log(what, rows[what])
}

function audit(path: string) {
  const { performance, accessibility, seo, lcp, cls, complaints, ...rest } = auditPage(site.origin + path)
  rows[`Lighthouse, mobile, ${path}`] = {
    measured: [performance, accessibility, rest['best-practices'], seo].join(' / '),
    spread: `LCP ${(lcp / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}`,
    target: '>= 98 / 100 / 100 / 100',
  }
  if (complaints.length) console.log(path, complaints)
}

/** From the start of the process to the first page, the database included, with nothing to install or build. */
async function startTimes() {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    await stopServer(site.child)
    const started = performance.now()
    site = await startServer(['scripts/serve.mjs'], env)
    await (await fetch(site.origin)).text()
    times.push((performance.now() - started) / 1000)
  }
  const { min, median, max } = spread(times)
  rows['start to first page'] = {
    measured: `${median.toFixed(2)} s`,
    spread: `${min.toFixed(2)} to ${max.toFixed(2)}`,
    target: 'about 1 s',
  }
}

function call(path: string, body?: unknown): Target {
  const url = `${site.origin}/api/v1${path}`
  return body ? post(url, body) : { url }
}

function post(url: string, body: unknown): Target {
  return {
    url,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
  }
}

async function signIn() {
  const { url, ...init } = call('/login', ADMIN)
  const { headers } = await fetch(url, init)
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}
