import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { copyCluster } from '#tests/cluster.ts'
import { type Embedded, type ServerState, startEmbedded, superviseEmbedded } from './embedded.ts'
import { stopProcesses } from './orphan.ts'

/** Real servers on a busy machine: only what hangs fails by time (ms). */
const TIMEOUT = 60_000
vi.setConfig({ testTimeout: TIMEOUT, hookTimeout: TIMEOUT })

const root = process.getuid?.() === 0
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

async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const keepRow = (connection: pg.ClientConfig) => query(connection, 'create table kept as select 1 as id')
const keptRows = (connection: pg.ClientConfig) => query(connection, 'select id from kept')

/** Another process that runs the program on `folder`. */
function spawnChild(folder: string) {
  const child = spawn(process.execPath, ['tests/embedded-child.ts', folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Another process with a server on `folder` and one row written; its server's number. */
async function startChild(folder: string) {
  const child = spawnChild(folder)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, server: Number(line.toString()) }
}

async function killAtOnce(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('start', () => {
  test('makes a private database on the first start and finds it again on the next, also inside a closed folder', async () => {
    const parent = newFolder()
    mkdirSync(parent, { mode: 0o700 })
    const folder = join(parent, 'data', 'postgres')
    const first = await start(folder)
    await keepRow(first.connection)
    const [settings] = await query(
      first.connection,
      "select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone",
    )
    expect(settings).toEqual({ fsync: 'on', addresses: '', zone: 'UTC' })
    expect(statSync(parent).mode & 0o777).toBe(0o700)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(folder).uid !== 0 && statSync(parent).uid === process.getuid?.()).toBe(true)
    if (process.platform === 'linux') {
      // The server has the folder's unprivileged uid, and of this process's environment what turns the clock at most.
      expect(statSync(`/proc/${first.pid}`).uid).toBe(root ? statSync(folder).uid : process.getuid?.())
      const names = readFileSync(`/proc/${first.pid}/environ`, 'utf8').match(/(?<=^|\0)[^=\0]+/g)
      expect(names?.filter((name) => !/^(LD_PRELOAD|FAKETIME.*)$/.test(name)).sort()).toEqual(['LC_ALL', 'PATH', 'TZ'])
    }
    await stop(first)
    expect(await first.exited).toBe(0)
    const second = await start(folder, ['fsync=off', 'max_connections=20'])
    expect(await keptRows(second.connection)).toEqual([{ id: 1 }])
    expect(await query(second.connection, 'show max_connections')).toEqual([{ max_connections: '20' }])
  })

  test('reports what initdb and the server say when they fail, and gives the folder back', async () => {
    const folder = newFolder()
    await expect(startEmbedded(folder, ['shared_buffers=nonsense'])).rejects.toThrow(
      /did not start .*\n.*invalid value for parameter "shared_buffers"/s,
    )
    const server = await start(folder)
    expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('leaves a folder alone that holds something else', async () => {
    const folder = newFolder()
    mkdirSync(folder)
    writeFileSync(join(folder, 'letter.txt'), 'keep me')
    await expect(startEmbedded(folder)).rejects.toThrow(
      /is not empty and holds no PostgreSQL data. Nothing was changed/,
    )
    expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('keep me')
  })

  test('refuses the data of another PostgreSQL major version and says how to move it', async () => {
    const folder = newFolder()
    mkdirSync(folder)
    writeFileSync(join(folder, 'PG_VERSION'), '16\n')
    const refused = await startEmbedded(folder).then(String, String)
    expect(refused).toMatch(/written by PostgreSQL 16, .* brings PostgreSQL 18/)
    expect(refused).toMatch(/old version .* "npm run backup -- FILE".* "npm run restore -- FILE"/)
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('16\n')
  })

  test('an initdb that was killed in the middle is made again', async () => {
    let folder: string
    do {
      folder = newFolder()
      const child = spawnChild(folder)
      await vi.waitUntil(() => existsSync(join(`${folder}.new`, 'PG_VERSION')), { interval: 2, timeout: TIMEOUT })
      await killAtOnce(child)
    } while (existsSync(join(folder, 'PG_VERSION'))) // it was quicker than this process
    const server = await start(folder)
    expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(`${folder}.new`)).toBe(false)
  })
})

describe('one process for a folder', () => {
  test('a second process is refused while the first one runs, and welcome after it', async () => {
    const folder = newCluster()
    const { child } = await startChild(folder)
    await expect(startEmbedded(folder)).rejects.toThrow('Another running process of this program uses the data folder')
    child.stdin!.end()
    await once(child, 'exit')
    const server = await start(folder)
    expect(await keptRows(server.connection)).toEqual([{ id: 1 }])
  })

  test('of several first starts at once exactly one runs, and no claim is left on the empty folder that it replaces', async () => {
    const folder = newFolder()
    mkdirSync(folder)
    const claimOf = ({ dev, ino }: { dev: number; ino: number }) => `@vitrine-${dev}-${ino}`
    const empty = claimOf(statSync(folder))
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => start(folder)))
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of starts) {
      if (each.status === 'rejected') expect(String(each.reason)).toMatch(/uses the data folder/)
    }
    if (process.platform !== 'linux') return
    await vi.waitFor(() => {
      const claims = readFileSync('/proc/net/unix', 'utf8').split(/\s+/)
      expect(claims).toContain(claimOf(statSync(folder)))
      expect(claims).not.toContain(empty)
    })
  })
})

describe('after a kill', () => {
  test('of the program alone, its server is stopped, and every acknowledged row is there', async () => {
    const folder = newCluster()
    const { child, server: orphan } = await startChild(folder)
    await killAtOnce(child)
    expect(readFileSync(join(folder, 'postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${orphan}\n`))
    const server = await start(folder)
    const log = readFileSync(`${folder}.log`, 'utf8')
    expect(log).toMatch(new RegExp(`\\[${orphan}\\] LOG: {2}database system is shut down`))
    expect(log).not.toMatch(/not properly shut down/)
    expect(await keptRows(server.connection)).toEqual([{ id: 1 }])
  })

  test('of the program and its server, every acknowledged row is there', async () => {
    const folder = newCluster()
    const { child, server: orphan } = await startChild(folder)
    process.kill(orphan, 'SIGKILL')
    await killAtOnce(child)
    const server = await start(folder)
    expect(await keptRows(server.connection)).toEqual([{ id: 1 }])
  })

  test.each([
    ['is empty', ''],
    ['names a living process of another program', `${process.pid}\n/somewhere\n0\n5432\n`],
  ])('a postmaster.pid that %s does not stand in the way', async (_, text) => {
    const folder = newCluster()
    const first = await start(folder)
    await keepRow(first.connection)
    process.kill(first.pid, 'SIGKILL')
    expect(await first.exited).toBeNull()
    await stop(first)
    writeFileSync(join(folder, 'postmaster.pid'), text)
    const second = await start(folder)
    expect(await keptRows(second.connection)).toEqual([{ id: 1 }])
  })
})

describe('supervision', () => {
  test('starts a killed server again under the same connection settings', async () => {
    const states: ServerState[] = []
    let onReady = () => {}
    const onState = (state: ServerState) => {
      states.push(state)
      if (state.state === 'ready') onReady()
    }
    const server = await superviseEmbedded(newCluster(), { onState })
    running.push(server)
    const before = { ...server.connection, pid: server.pid }
    await keepRow(server.connection)
    for (const _ of ['once', 'again']) {
      const ready = new Promise<void>((resolve) => {
        onReady = resolve
      })
      process.kill(server.pid, 'SIGKILL')
      await ready
      expect(await keptRows(server.connection)).toEqual([{ id: 1 }])
    }
    expect(server.pid).not.toBe(before.pid)
    expect({ ...server.connection, pid: before.pid }).toEqual(before)
    expect(states.map(({ state }) => state)).toEqual(['down', 'ready', 'down', 'ready'])
  })

  test('can be stopped while the server is down, and gives the folder back', async () => {
    const folder = newCluster()
    let onDown = () => {}
    const down = new Promise<void>((resolve) => {
      onDown = resolve
    })
    const server = await superviseEmbedded(folder, { onState: onDown })
    process.kill(server.pid, 'SIGKILL')
    await down
    await server.stop()
    const next = await start(folder)
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('password', () => {
  test('only the one kept beside the folder opens the database', async () => {
    const folder = newCluster()
    const { connection } = await start(folder)
    expect(statSync(`${folder}.password`).mode & 0o777).toBe(0o600)
    expect(statSync(`${folder}.password`).uid).toBe(process.getuid?.())
    expect(readFileSync(`${folder}.password`, 'utf8').trim()).toBe(connection.password)
    await expect(keptRows({ ...connection, password: 'guessed' })).rejects.toMatchObject({ code: '28P01' })
    expect(readFileSync(`${folder}.log`, 'utf8')).not.toContain(connection.password)
  })

  test('a lost or changed password file does not lock the program out', async () => {
    const folder = newCluster()
    const first = await start(folder)
    await keepRow(first.connection)
    await stop(first)
    rmSync(`${folder}.password`)
    const second = await start(folder)
    expect(second.connection.password).not.toBe(first.connection.password)
    expect(await keptRows(second.connection)).toEqual([{ id: 1 }])
    await stop(second)
    writeFileSync(`${folder}.password`, "it's another\n")
    const third = await start(folder)
    expect(third.connection.password).toBe("it's another")
    expect(await keptRows(third.connection)).toEqual([{ id: 1 }])
  })
})
