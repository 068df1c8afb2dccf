import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { compare, spread, type Target } from './load.ts'
import { memoryOf, serverProcesses, startServer, stopServer } from './processes.ts'
import { rows, tell } from './table.ts'
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
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const env = {
  DATA_DIR: dataDir,
  PORT: '0',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
}
let site: Awaited<ReturnType<typeof startServer>>

/** The public pages and calls, memory, bytes and the time of a start. */
export async function measureSite() {
  // The first start fills the database, once in a program's life; what is measured is the second.
  await stopServer((await startServer(['scripts/serve.mjs'], env)).child)
  site = await startServer(['scripts/serve.mjs'], env)
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
      // One person's: of more texts at once the queue refuses some (platform/worker/work-queue.ts).
      { connections: 2 },
    )

    memory('Node after the load, with the thread of the saves', [site.child.pid!])
    memory('PostgreSQL after the load', serverProcesses(join(dataDir, 'postgres')))
    await setTimeout(REST)
    memory('Node after the load and a rest', [site.child.pid!], '<= 180 MB')
    // After the memory has been weighed: thousands of different pages are not what visitors ask for.
    await ratio('article page, rendered each time', 0.022, { url: page, toAnyHost: true }, { url: plain.origin })
    memory('Node after thousands of different pages', [site.child.pid!])
    for (const path of PAGES) {
      const { js, css, html } = await weighPage(site.origin + path)
      rows[`bytes of ${path}`] = {
        measured: `JS ${js.toFixed(1)}, CSS ${css.toFixed(1)}, HTML ${html.toFixed(1)} kB gzip`,
        target: 'JS <= 130, CSS <= 15 kB',
      }
    }
    await startTimes()
  } finally {
    for (const { child } of [plain, bare, site]) await stopServer(child)
    rmSync(dataDir, { recursive: true })
  }
}

function memory(of: string, pids: number[], target = '') {
  rows[`memory of ${of}`] = { measured: `${memoryOf(pids).toFixed(0)} MB`, target }
}

async function ratio(what: string, target: number, ours: Target, reference: Target, options?: { connections: number }) {
  tell(what, target, await compare(ours, reference, options))
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
