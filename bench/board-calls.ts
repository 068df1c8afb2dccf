// Boards of 100 cards and changes of single cards, beside the statements that they were made of before the program kept
// boards as text, by bare Hono and pg.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '#platform/db/embedded/running.ts'
import { openPool } from '#platform/db/open.ts'
import { callAs } from '#tests/call.ts'
import { compare, type Target } from './load.ts'
import { startServer, stopServer } from './processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
const CARDS = 100
/** Cards are changed on so many lines, so that hardly any change waits for another of its line. */
const LINES = 20
const PROJECTS = `insert into projects (id_user, title) select 1, 'Linha ' || n from generate_series(1, ${LINES}) n`
const FILL = `
  insert into tasks (project_id, number, id_text, nome, descricao, status, position, meta)
  select line, n, line || '-' || n, 'Tarefa número ' || n, repeat('Um texto que diz o que fazer. ', 8),
    (array['inBacklog', 'forDevelopment', 'inProgress', 'inTest', 'Completed'])[n % 5 + 1], n * 1024, now()
  from generate_series(1, ${LINES}) line, generate_series(1, ${CARDS}) n`
const NUMBERS = `update production_lines set last_number = ${CARDS}`
const SUBTASKS = `
  insert into task_subtasks (task_id, task, position, checked)
  select id, 'Um passo', step, step = 1 from tasks, generate_series(1, 2) step`

const among = (count: number) => 1 + Math.floor(Math.random() * count)
const STATUSES = ['inBacklog', 'inProgress', 'inTest']

/** What is compared: the path of the program's call and of the reference's, and what is sent. */
const CALLS = {
  'GET /line-board, 100 cards': { ours: '/line-board?id=1', bare: '/board?id=1' },
  'GET /line-board by a browser that has it': { ours: '/line-board?id=1', bare: '/board?id=1', isKnown: true },
  'POST /line-task-move of one card': {
    ours: '/line-task-move',
    bare: '/move',
    drawBody: () => ({ ids: [among(LINES * CARDS)], status: STATUSES[among(3) - 1], before: null }),
  },
  'POST /line-task-add': {
    ours: '/line-task-add',
    bare: '/add',
    drawBody: () => ({ id_project: among(LINES - 1) + 1, nome: 'Uma tarefa', status: 'inBacklog' }),
  },
  'POST /line-subtask-change of a check mark': {
    ours: '/line-subtask-change',
    bare: '/check',
    drawBody: () => ({ id: among(LINES * CARDS * 2), checked: Math.random() < 0.5 }),
  },
} satisfies Record<string, { ours: string; bare: string; isKnown?: true; drawBody?: () => object }>

/** Ratios of rates by call. `folder`: of the program that is measured, e.g. an older build of it. */
export async function compareBoards(folder = '.') {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer([join(folder, 'scripts/serve.mjs')], {
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
    for (const statement of [PROJECTS, FILL, NUMBERS, SUBTASKS, 'vacuum analyze']) await pool.query(statement)
    await pool.end()
    const { cookie } = await callAs(site).signIn(ADMIN.email, ADMIN.password)
    const results: Record<string, Awaited<ReturnType<typeof compare>>> = {}
    for (const [name, call] of Object.entries(CALLS)) {
      const headers: Record<string, string> = { cookie, 'content-type': 'application/json' }
      const target = (url: string): Target => ({
        url,
        headers,
        ...('drawBody' in call && { method: 'POST', drawBody: () => JSON.stringify(call.drawBody()) }),
      })
      const ours = target(`${site.origin}/api/v1${call.ours}`)
      if ('isKnown' in call) {
        const etag = (await fetch(ours.url, { headers })).headers.get('etag')
        if (etag) ours.headers = { ...headers, 'if-none-match': etag }
      }
      results[name] = await compare(ours, target(bare.origin + call.bare))
    }
    return results
  } finally {
    for (const { child } of [bare, site]) await stopServer(child)
    rmSync(dataDir, { recursive: true })
  }
}
