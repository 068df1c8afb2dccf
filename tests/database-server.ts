import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#platform/db/embedded/embedded.ts'
import { prepareFolder } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'
import { kyselyOn, openPool } from '#platform/db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How a worker reaches the run's database server. */
    database: PoolConfig
    /** A data folder as a first start makes it, to be copied by `copyCluster`. No server runs on it. */
    cluster: string
  }
}

/** The migrated database that every test file clones. */
export const TEMPLATE = 'template_vitrine'

/** Nothing here outlives the run, so nothing need reach the disk. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100']

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
  const template = openPool({ ...server.connection, database: TEMPLATE, max: 1 })
  await migrate(kyselyOn(template))
  await template.end()
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
