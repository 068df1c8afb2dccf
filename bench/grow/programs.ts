// The program in this process, on a filled folder, so that what it asks the database can be listened to.
import { existsSync, mkdtempSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { systemClock } from '#clock.ts'
import { rollUpViews } from '#domains/analytics/server/jobs.ts'
import { contract } from '#domains/contract.ts'
import { documents, forms, router } from '#domains/server.ts'
import { createHttp } from '#platform/http/app.ts'
import { serveHttp } from '#platform/http/serve.ts'
import { readSettings } from '#platform/settings.ts'
import { callAs } from '#tests/call.ts'
import { startProgram } from '../../src/program.ts'
import { fill, type Size } from './fill.ts'

export const ADMIN = { email: 'marina@exemplo.com.br', password: 'uma-senha-da-marina' }
/** A member of the staff, who sees what is theirs. */
const STAFF = { name: 'Davi', email: 'davi@exemplo.com.br', password: 'uma-senha-do-davi' }

/** What a program on such a folder is told, in the environment. */
export const environment = (dataDir: string) => ({
  DATA_DIR: dataDir,
  PORT: '0',
  SEED: 'none',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  LOG_LEVEL: 'error',
  UI_DELAYS: '0',
  BACKUPS: '0',
})

/** The folder of both installations: GROW_DIR, which stays for the next run, or a new one. */
export const baseFolder = () => process.env.GROW_DIR ?? mkdtempSync(join(tmpdir(), 'vitrine-grow-'))

/** A statement as it was sent. */
export interface Sent {
  text: string
  values: unknown[]
}

let sent: Sent[] | undefined
const send = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function listenedTo(this: pg.Client, ...given: unknown[]) {
  const [first, values] = given as [string | Partial<Sent>, unknown[]?]
  const { text = '', values: own = [] } = typeof first === 'string' ? { text: first } : first
  // What jobs do meanwhile belongs to no call.
  if (!text.includes('jobs.')) sent?.push({ text, values: values ?? own })
  return send.apply(this, given)
} as typeof pg.Client.prototype.query

/** The statements that are sent while `work` runs. */
export async function listen(work: () => Promise<unknown>): Promise<Sent[]> {
  sent = []
  await work()
  const heard = sent
  sent = undefined
  return heard
}

/** Opens the program on a folder, which is filled where it is new, for its administrator and a member of the staff. */
export async function openProgram(folder: string, size: Size) {
  await mkdir(folder, { recursive: true })
  const program = await startProgram(readSettings(environment(folder)))
  if (!existsSync(join(folder, 'filled'))) await fillFolder(program, folder, size)
  const { port, stop } = await serveHttp(createHttp(program, { contract, router, documents, forms }).fetch, program)
  const visitor = callAs({ origin: `http://127.0.0.1:${port}` })
  return {
    pool: program.pool,
    /** Where its database server works. */
    database: join(folder, 'postgres'),
    admin: await visitor.signIn(ADMIN.email, ADMIN.password),
    staff: await visitor.signIn(STAFF.email, STAFF.password),
    async close() {
      await stop()
      await program.close()
    },
  }
}
export type Opened = Awaited<ReturnType<typeof openProgram>>

async function fillFolder(program: Awaited<ReturnType<typeof startProgram>>, folder: string, size: Size) {
  const { auth, db, pool } = program
  const started = performance.now()
  await auth.api.createUser({ body: STAFF })
  await fill(pool, size)
  await rollUpViews({ db, clock: systemClock })
  const { rows } = await pool.query<{ key: string }>(
    'select key from finance_attachments union all select file_key from finance_imports where file_key is not null',
  )
  for (const { key } of rows) {
    const path = join(folder, 'private', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.alloc(2048, key))
  }
  await pool.query('vacuum analyze')
  await writeFile(join(folder, 'filled'), '')
  console.log(`${folder} filled in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
