// A board of 5,000 tasks, and moves on it by many people, beside the same statements through bare Hono and pg.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '#platform/db/embedded/running.ts'
import { openPool } from '#platform/db/open.ts'
import { callAs } from '#tests/call.ts'
import { watchEvents } from '#tests/watch-events.ts'
import { timeBoard } from './board.ts'
import { compare, spread, type Target } from './load.ts'
import { weighPictures } from './pictures.ts'
import { startServer, stopServer } from './processes.ts'

const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
/** Readers at once of so much: a board is opened, not refreshed. */
const FEW = { connections: 4 }
const MOVERS = 50
/** Milliseconds that they move cards for. */
const MOVING = 5000
const CHANGES = 100

/** Lines 1 and 2 with so many tasks, a fifth of them in each column, half of them with subtasks, two thirds with labels. */
const LINES = `insert into projects (id_user, title) values (1, 'Linha 1'), (1, 'Linha 2')`
const FILL = `
  insert into tasks (project_id, number, id_text, nome, descricao, status, position, meta, label_ids)
  select line, n, line || '-' || n, 'Tarefa número ' || n, repeat('Um texto que diz o que fazer. ', 8),
    (array['inBacklog', 'forDevelopment', 'inProgress', 'inTest', 'Completed'])[n % 5 + 1], n * 1024, now(),
    case n % 3 when 0 then '{}' when 1 then array[n % 8 + 1] else array[n % 8 + 1, (n + 3) % 8 + 1] end
  from (values (1, 5000), (2, 1000)) as lines (line, tasks), generate_series(1, tasks) n`
const LABELS = `insert into labels (name, hue, created_at) select 'Etiqueta ' || n, 'cobalt', now() from generate_series(1, 8) n`
const NUMBERS = 'update production_lines set last_number = 5000'
const SUBTASKS = `
  insert into task_subtasks (task_id, task, position, checked)
  select id, 'Um passo', step, step = 1 from tasks, generate_series(1, 3) step where id % 2 = 0`

/**
 * Rates of the two lists, the 95th of 100 moves in milliseconds, how long others wait for a change, the board in a
 * browser, and the memory that pictures take.
 */
export async function compareLines() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const site = await startServer(['scripts/serve.mjs'], {
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
    for (const statement of [LINES, LABELS, FILL, NUMBERS, SUBTASKS, 'vacuum analyze']) await pool.query(statement)
    await pool.end()
    const admin = await callAs(site).signIn(ADMIN.email, ADMIN.password)
    const headers = { cookie: admin.cookie, 'content-type': 'application/json' }
    const board = '/line-board?id=1'
    const project: Omit<Target, 'url'> = { method: 'POST', body: JSON.stringify({ id_project: 2 }), headers }
    const path = '/line-task-project'
    return {
      board: await compare({ url: `${site.origin}/api/v1${board}`, headers }, { url: bare.origin + board }, FEW),
      project: await compare(
        { url: `${site.origin}/api/v1${path}`, ...project },
        { url: bare.origin + path, ...project },
        FEW,
      ),
      move: { ours: await timeMoves(`${site.origin}/api/v1`, headers), bare: await timeMoves(bare.origin, headers) },
      seen: await timeChanges(admin),
      drawn: await timeBoard(site.origin, 1, ADMIN),
      pictures: await weighPictures(site.child.pid!, admin, 2),
    }
  } finally {
    for (const { child } of [bare, site]) await stopServer(child)
    rmSync(dataDir, { recursive: true })
  }
}

/** Each of 50 people moves a card of theirs to and fro, as soon as the move before is answered. */
async function timeMoves(base: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = []
  const end = performance.now() + MOVING
  const move = async (id: number) => {
    for (let n = 0; performance.now() < end; n++) {
      const started = performance.now()
      const body = JSON.stringify({ ids: [id], status: n % 2 ? 'inTest' : 'inProgress', before: null })
      const { status } = await fetch(`${base}/line-task-move`, { method: 'POST', body, headers })
      if (status !== 200) throw new Error(`A move was answered with ${status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: MOVERS }, (_, index) => move(index + 1)))
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)]!
}

/** From sending a move until a stream that watches the line has the new counter. */
async function timeChanges(admin: ReturnType<typeof callAs>) {
  const stream = await watchEvents(admin, ['line:1'])
  await stream.next()
  const times: number[] = []
  for (let n = 0; n < CHANGES; n++) {
    const started = performance.now()
    const seen = stream.next()
    await admin.post('/api/v1/line-task-move', { ids: [100], status: n % 2 ? 'inTest' : 'inProgress', before: null })
    await seen
    times.push(performance.now() - started)
  }
  stream.close()
  return spread(times)
}
