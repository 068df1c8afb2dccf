import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backUp, filesOf, newPath, newTarget, put, restore, rowsOf, startFilled } from '#tests/installations.ts'
import { migrate } from '../db/migrate.ts'
import { kyselyOn } from '../db/open.ts'
import { writeArchive } from './archive.ts'
import { listTables } from './catalog.ts'
import { MANIFEST } from './manifest.ts'
import { checkBackup, readBackup } from './read-backup.ts'
import { SEAL_BYTES } from './seal.ts'
import { writeBackup } from './write-backup.ts'

const { app, source } = startFilled()

/** Whether nothing at all was made in a target. */
async function expectUntouched({ pool, dataDir }: Awaited<ReturnType<typeof newTarget>>) {
  expect((await pool.query(`select tablename from pg_tables where schemaname = 'public'`)).rows).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
}

describe('refused', () => {
  test('a database with rows', async () => {
    const file = await backUp(source())
    const target = await newTarget()
    await migrate(kyselyOn(target.pool))
    await target.pool.query(`insert into users (name, email, email_verified) values ('x', 'x@x.x', true)`)
    const before = await rowsOf(target)
    await expect(restore(target, file)).rejects.toThrow('The database is not empty: table users has rows')
    expect(await rowsOf(target)).toEqual(before)
    expect(readdirSync(target.dataDir)).toEqual([])
    await target.pool.query('delete from users')
    await restore(target, file) // migrated, but empty
    expect((await rowsOf(target)).users).toEqual((await rowsOf(app)).users)
  })

  test('a folder with files', async () => {
    const target = await newTarget()
    put(join(target.dataDir, 'uploads', 'mine.webp'), 'mine')
    await expect(restore(target, await backUp(source()))).rejects.toThrow(/There are files in .*uploads already/)
    expect(Object.keys(filesOf(target.dataDir))).toEqual(['uploads/mine.webp'])
    rmSync(join(target.dataDir, 'uploads'), { recursive: true })
    await expectUntouched(target)
  })

  test('a file that is cut, longer, or altered by one bit anywhere', async () => {
    const file = await backUp(source())
    const { size } = statSync(file)
    const harmed = newPath('harmed.tar.gz')
    const refuse = () => expect(checkBackup(harmed)).rejects.toThrow('is no complete backup')
    for (const length of [0, 1, 100, size >> 1, size - SEAL_BYTES, size - 1]) {
      cpSync(file, harmed)
      truncateSync(harmed, length)
      await refuse()
    }
    const bytes = readFileSync(file)
    // The gzip header and its unused time, the first entries, the middle, the end of the tar, all parts of the seal.
    const places = [0, 5, 9, 40, size >> 2, size >> 1, size - SEAL_BYTES - 1]
    for (const at of [...places, size - SEAL_BYTES, size - SEAL_BYTES + 5, size - 40, size - 1]) {
      bytes[at]! ^= 1
      writeFileSync(harmed, bytes)
      await refuse()
      bytes[at]! ^= 1
    }
    cpSync(file, harmed)
    appendFileSync(harmed, '\0')
    await refuse()
    writeFileSync(harmed, bytes)
    expect((await checkBackup(harmed)).manifest.stores).toEqual(['private', 'uploads'])
  })

  test('a file altered after it was checked: nothing of it stays', async () => {
    const file = await backUp(source())
    const checked = await checkBackup(file)
    const other = await backUp(source())
    for (const harm of [() => truncateSync(file, checked.digest.length * 1000), () => cpSync(other, file)]) {
      harm()
      const target = await newTarget()
      await expect(readBackup(target, checked)).rejects.toThrow()
      await expectUntouched(target)
    }
  })

  test('a file of a newer format', async () => {
    const file = newPath('newer.tar.gz')
    const text = Buffer.from(JSON.stringify({ format: 'vitrine-backup', version: 2, tables: 'elsewhere' }))
    await writeArchive(
      file,
      (async function* () {
        yield { name: MANIFEST, size: text.length, body: [text] }
      })(),
    )
    await expect(checkBackup(file)).rejects.toThrow(/has format 2, and this program reads formats up to 1/)
  })

  test('to write over a file, or to leave half of one', async () => {
    const file = newPath('backup.tar.gz')
    writeFileSync(file, 'mine')
    await expect(writeBackup(source(), file)).rejects.toThrow('exists')
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const stopped = newPath('stopped.tar.gz')
    const stop = new AbortController()
    const report = () => stop.abort(new Error('Interrupted.'))
    await expect(writeBackup(source(), stopped, { report, signal: stop.signal })).rejects.toThrow('Interrupted.')
    expect(existsSync(stopped) || existsSync(`${stopped}.part`)).toBe(false)
    expect((await app.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('tables that refer to each other in a circle', async () => {
    const origin = await newTarget()
    await origin.pool.query(`create table a (id integer primary key); create table b (id integer primary key references a);
      alter table a add b integer references b`)
    await expect(backUp(origin)).rejects.toThrow(/circle.*a → b/)
    await origin.pool.query('alter table a alter constraint a_b_fkey deferrable')
    const client = await origin.pool.connect()
    expect((await listTables(client)).map(({ name }) => name)).toEqual(['a', 'b'])
    client.release()
  })
})
