import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, onTestFinished, vi } from 'vitest'
import { type Embedded, startEmbedded } from '#platform/db/embedded/embedded.ts'
import { stopProcesses } from '#platform/db/embedded/orphan.ts'
import { copyCluster } from './cluster.ts'

/** Real servers on a busy machine: only what hangs fails by time (ms). */
export const TIMEOUT = 60_000

/** Data folders and servers on them, which end with their test. */
export function keepClusters() {
  vi.setConfig({ testTimeout: TIMEOUT, hookTimeout: TIMEOUT })
  const folders: string[] = []
  const running: { stop(): Promise<void> }[] = []
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop()
    for (const folder of folders.splice(0)) {
      if (existsSync(join(folder, 'postgres'))) await stopProcesses(join(folder, 'postgres')) // of killed children
      rmSync(folder, { recursive: true })
    }
  })

  /** A data folder that does not exist yet, in one that only its owner may enter. */
  function newFolder() {
    const parent = mkdtempSync(join(tmpdir(), 'vitrine-embedded-'))
    folders.push(parent)
    return join(parent, 'postgres')
  }
  /** A data folder that a first start has made. Nothing runs on it. */
  function newCluster() {
    const folder = newFolder()
    copyCluster(folder)
    return folder
  }
  async function start(folder: string, settings?: string[]) {
    const server = await startEmbedded(folder, settings)
    running.push(server)
    return server
  }
  async function stop(server: Embedded) {
    running.splice(running.indexOf(server), 1)
    await server.stop()
  }
  return { running, newFolder, newCluster, start, stop }
}

export async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export const keepRow = (connection: pg.ClientConfig) => query(connection, 'create table kept as select 1 as id')
export const keptRows = (connection: pg.ClientConfig) => query(connection, 'select id from kept')

/** Another process that runs the program on `folder`. */
export function spawnChild(folder: string) {
  const child = spawn(process.execPath, ['tests/embedded-child.ts', folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Another process with a server on `folder` and one row written; its server's number. */
export async function startChild(folder: string) {
  const child = spawnChild(folder)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, server: Number(line.toString()) }
}

export async function killAtOnce(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
