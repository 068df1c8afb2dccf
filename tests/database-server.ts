import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/db/embedded/embedded.ts'
import { prepareFolder } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'
import { kyselyOn, openPool } from '#platform/db/open.ts'
import { openApp, TEMPLATE } from './app.ts'
import { addPeople, type Cookies, cookiesOf } from './people.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How a worker reaches the run's database server. */
    database: PoolConfig
    /** A data folder as a first start makes it, to be copied by `copyCluster`. No server runs on it. */
    cluster: string
    /** The sessions of those who call in the tests, open in every clone of the template. */
    people: Cookies
  }
}

/** Nothing here outlives the run, so nothing need reach the disk. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100', 'autovacuum=off']

/** Opens the jobs' queues in the template, adds the people and signs them in, once for all files. Returns their cookies. */
async function fillTemplate(connection: PoolConfig & { database: string }): Promise<Cookies> {
  const { app, close } = await openApp(connection)
  await app.jobs.overview()
  const people = cookiesOf(await addPeople(app))
  await app.worker.close()
  await close()
  return people
}

/** One server for the run, thrown away after it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const cluster = join(folder, 'cluster')
  const { release } = await prepareFolder(cluster)
  release()
  project.provide('cluster', cluster)
  cpSync(cluster, join(folder, 'postgres'), { recursive: true })
  const server = await startEmbedded(join(folder, 'postgres'), QUICK)
  const admin = openPool({ ...server.connection, max: 1 })
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const connection = { ...server.connection, database: TEMPLATE }
  const template = openPool({ ...connection, max: 1 })
  await migrate(kyselyOn(template))
  await template.end()
  project.provide('people', await fillTemplate(connection))
  // A worker is another process: `self` would be its own.
  project.provide('database', {
    ...server.connection,
    host: server.connection.host.replace('/proc/self/', `/proc/${process.pid}/`),
  })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
