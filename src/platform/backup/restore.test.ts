import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import {
  backUp,
  databaseUrl,
  filesOf,
  fillInstallation,
  newPath,
  newTarget,
  removeInstallations,
  restore,
  rowsOf,
  withoutAccess,
} from '#tests/installations.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { openStores } from './file-stores.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { openStaging } from './staging.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** What a command gets of this process's environment: where programs are, its own and compiled ones. */
const ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

const app = startApp()
/** The program under test. */
const source = () => ({ pool: app.pool, settings: app.settings })
beforeAll(async () => {
  const text = { title: 'Aço\t"inox"\\N\n', markdown: 'Linha\r\n\\.\n\\N\n'.repeat(1000) }
  await fillInstallation(app, await addArchive(app, text))
})
afterAll(removeInstallations)

describe('a killed restore', () => {
  test('leaves an empty database and no files in their places, and the next one succeeds', async () => {
    const file = await backUp(source())
    const target = await newTarget()
    const child = spawn(process.execPath, ['scripts/restore.ts', file], {
      env: { ...ENV, DATA_DIR: target.dataDir, DATABASE_URL: databaseUrl(target.database) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of child.stdout) if (String(line).includes('table ')) break
    child.kill('SIGKILL')
    const [code] = child.exitCode === null && child.signalCode === null ? await once(child, 'exit') : [child.exitCode]
    expect(code).toBeNull()
    const others = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await vi.waitUntil(async () => (await target.pool.query(others)).rows.length === 0, { timeout: 30_000 })
    expect(readdirSync(target.dataDir)).toEqual(['restore.part'])
    expect((await target.pool.query(`select tablename from pg_tables where schemaname = 'public'`)).rows).toEqual([])
    await restore(target, file)
    expect(withoutAccess(await rowsOf(target))).toEqual(withoutAccess(await rowsOf(app)))
    expect(filesOf(target.dataDir)).toEqual(filesOf(app.settings.dataDir))
  })

  test('just before its commit has its files moved aside by the next one', async () => {
    const file = await backUp(source())
    const target = await newTarget()
    const staging = await openStaging(target.dataDir, await openStores(target.settings), () => {})
    const body = [Buffer.from('x')]
    await staging.addFile('uploads', 'one.webp', { name: '', size: 1, body })
    await staging.addSecret({ name: '', size: 1, body })
    await staging.place() // and no further
    expect(filesOf(target.dataDir)['uploads/one.webp']).toBeDefined()
    const lines: string[] = []
    await readBackup(target, await checkBackup(file), { report: (line) => lines.push(line) })
    const found = Object.entries(filesOf(target.dataDir)).filter(([name]) => !name.includes('.before-restore-'))
    expect(Object.fromEntries(found)).toEqual(filesOf(app.settings.dataDir))
    expect(readdirSync(target.dataDir).filter((name) => name.startsWith('uploads.before-restore-'))).toHaveLength(1)
    expect(lines.join('\n')).toMatch(/uploads has files of an interrupted restore: moved to/)
  })
})

test('the commands work on the embedded database, running or not; restore wants it stopped', async () => {
  const first = await backUp(source())
  const dataDir = newPath('data')
  const run = async (command: string, ...args: string[]) => {
    const env = { ...ENV, DATA_DIR: dataDir }
    const child = spawn(process.execPath, [`scripts/${command}.ts`, ...args], { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    const [code] = await once(child, 'close')
    return { code, said }
  }
  expect(await run('backup')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') })
  expect(await run('backup', newPath())).toMatchObject({ code: 1, said: expect.stringContaining('no database') })
  expect(await run('restore', newPath())).toMatchObject({ code: 1, said: expect.stringContaining('no such file') })
  expect(existsSync(dataDir)).toBe(false)
  expect(await run('restore', first)).toMatchObject({ code: 0, said: expect.stringContaining('Done') })

  const stopped = newPath('stopped.tar.gz')
  expect(await run('backup', stopped)).toMatchObject({ code: 0, said: expect.stringContaining('mode 0600') })
  const server = await startEmbedded(join(dataDir, 'postgres'))
  const running = newPath('running.tar.gz')
  expect(await run('backup', running)).toMatchObject({ code: 0 })
  expect(await run('restore', first)).toMatchObject({ code: 1, said: expect.stringContaining('uses the data folder') })
  await server.stop()
  for (const file of [stopped, running]) {
    const target = await newTarget()
    await restore(target, file)
    expect(withoutAccess(await rowsOf(target))).toEqual(withoutAccess(await rowsOf(app)))
  }
})
