import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { keepClusters, keepRow, keptRows, killAtOnce, query, spawnChild, startChild, TIMEOUT } from '#tests/embedded.ts'
import { startEmbedded } from './embedded.ts'

const { newFolder, newCluster, start, stop } = keepClusters()
const root = process.getuid?.() === 0

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
