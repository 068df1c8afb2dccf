import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { contract } from '#domains/contract.ts'
import { jobs as definitions, documents, domains, forms, protocols, router } from '#domains/server.ts'
import { readMailSender } from '#domains/site/server/mail-sender.ts'
import { makeAuth } from '#platform/auth/auth.ts'
import type { Program } from '#platform/context.ts'
import { kyselyOn, openPool } from '#platform/db/open.ts'
import { refuseWhenFull } from '#platform/db/refuse-when-full.ts'
import { EventHub } from '#platform/events/hub.ts'
import { openRooms } from '#platform/files/room.ts'
import { openStorage } from '#platform/files/storage.ts'
import { createHttp } from '#platform/http/app.ts'
import { UNPROMISED_CODE } from '#platform/http/calls.ts'
import { makeLimits } from '#platform/http/limits.ts'
import { PageCache } from '#platform/http/page-cache.ts'
import { subscribeToInvalidation } from '#platform/http/page-invalidation.ts'
import type { PageRules } from '#platform/http/pages.ts'
import { serveHttp } from '#platform/http/serve.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'
import { makeMail } from '#platform/mail/mail.ts'
import { readSettings, type Settings } from '#platform/settings.ts'
import { makeStripe } from '#platform/stripe-account.ts'
import { WorkerPool } from '#platform/worker/worker-pool.ts'
import { cookiesOf, type People, peopleOf } from './people.ts'

/** When tests take place: a Monday noon in São Paulo. */
export const NOW = new Date('2026-11-23T15:00:00.000Z')

/** The migrated database that every test file clones, with its people. */
export const TEMPLATE = 'template_vitrine'

/** One for all files of a Vitest worker: its threads load Shiki and Typst once. */
let worker: WorkerPool | undefined

/** The program under test, with a database, a data folder and a clock of its own. */
export interface TestApp extends Program {
  /** The clock stands still here; a test may move it. */
  clock: { now(): Date; set(instant: Date): void }
  /** Where it listens, e.g. http://127.0.0.1:40123. */
  origin: string
  people: People
  /** Name of its database. */
  database: string
  /** Does the work that is due by the clock of the tests, e.g. e-mails into the outbox. What fails waits for the next call. */
  runJobs(): Promise<void>
  /** Says how many bytes are free on the disk of the data folder; undefined for as many as there are. */
  setFree(bytes: number | undefined): void
  /** What it logged, a JSON line each. */
  logged: string[]
}

/**
 * Starts the program for this test file: real HTTP, a real database cloned from the template with its people signed in;
 * pages only by rules given.
 * @param beside a program that this one is another process of: on its database and its files, with the same people
 */
export function startApp(overrides: Partial<Settings> = {}, pageRules?: PageRules, beside?: TestApp): TestApp {
  const app = {} as TestApp
  let close: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const database = beside?.database ?? (await createDatabase())
    const connection = { ...inject('database'), database }
    const opened = await openApp(connection, { overrides, pageRules, dataDir: beside?.settings.dataDir })
    close = async () => {
      await opened.close()
      if (!beside) await administer(`drop database ${database} with (force)`)
    }
    Object.assign(app, opened.app)
    app.people = peopleOf(app, beside ? cookiesOf(beside.people) : inject('people'))
  })
  afterAll(async () => {
    await close?.()
    expect(app.logged?.filter((line) => line.includes(UNPROMISED_CODE))).toEqual([])
  })
  return app
}

interface Opening {
  overrides?: Partial<Settings> | undefined
  pageRules?: PageRules | undefined
  /** Its data folder; without one a new one, which goes with it. */
  dataDir?: string | undefined
}

/** Opens the program on a migrated database, with nobody known to be in it. */
export async function openApp(
  connection: PoolConfig & { database: string },
  { overrides, pageRules, dataDir: given }: Opening = {},
): Promise<{ app: Omit<TestApp, 'people'>; close(): Promise<void> }> {
  const ends: (() => unknown)[] = []
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'vitrine-app-'))
  if (!given) ends.push(() => rmSync(dataDir, { recursive: true }))

  let now = NOW
  let free: number | undefined
  const logged: string[] = []
  const settings = { ...readSettings({ DATA_DIR: dataDir, SEED: 'demo' }), ...overrides }
  const rooms = openRooms(settings, (path) => (free === undefined ? statfsSync(path) : { bavail: free, bsize: 1 }))
  const pool = openPool({ ...connection, max: 5 })
  ends.push(() => pool.end())
  const db = kyselyOn(pool).withPlugin(refuseWhenFull(rooms.database))
  const log = openLog('info', { write: (line: string) => void logged.push(line) })
  const secret = 'a secret of the tests, long enough for them'
  const jobs = openJobs({ pool, log, clock: { now: () => now } }, definitions)
  ends.push(() => jobs.stop())
  const pages = new PageCache()
  const mail = makeMail({ jobs, clock: { now: () => now }, settings, db, secret }, (own) =>
    readMailSender({ db: own, settings }),
  )
  const stripe = makeStripe({ settings, db, secret })
  await Promise.all([mail.reload(), stripe.reload()])
  const program: Program = {
    settings,
    domains,
    pool,
    db,
    log,
    secret,
    auth: makeAuth(db, secret, 'http://localhost:7455', log),
    clock: { now: () => now },
    storage: await openStorage(settings, rooms.files),
    rooms,
    worker: (worker ??= new WorkerPool()),
    jobs,
    mail,
    stripe,
    limits: makeLimits({ pool, secret }),
    pages,
    invalidation: subscribeToInvalidation(connection, { pages, held: { mail, stripe }, log }),
    events: new EventHub(),
  }
  ends.push(() => program.invalidation.close())
  const eventListener = program.events.listen(connection, log)
  ends.push(() => eventListener.close())
  // Who begins to listen drops all cached pages, which in the middle of a test would be a surprise.
  await Promise.all([program.invalidation.listens, eventListener.listens])
  const { fetch } = createHttp(program, { contract, router, documents, protocols, forms, pages: pageRules })
  const { port, stop } = await serveHttp(fetch, { settings: { ...settings, port: 0 }, events: program.events })
  ends.push(stop)
  const origin = `http://127.0.0.1:${port}`
  const app = {
    ...program,
    origin,
    database: connection.database,
    runJobs: () => jobs.runDue(program),
    logged,
    setFree: (bytes: number | undefined) => void (free = bytes),
    clock: { now: () => now, set: (instant: Date) => void (now = instant) },
  }
  return {
    app,
    close: async () => {
      for (const end of ends.reverse()) await end()
    },
  }
}

async function createDatabase(): Promise<string> {
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  // Its files copied are a third of the processor time of its pages logged.
  await administer(`create database ${database} template ${TEMPLATE} strategy file_copy`)
  return database
}

/** Runs a statement about whole databases. */
async function administer(statement: string) {
  const admin = openPool({ ...inject('database'), max: 1 })
  await admin.query(statement)
  await admin.end()
}
