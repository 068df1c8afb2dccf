import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp } from '#tests/app.ts'
import { backUp, filesOf, newPath, newTarget, put, removeInstallations, restore } from '#tests/installations.ts'
import { openStores } from './file-stores.ts'
import { openStaging } from './staging.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = startApp()
afterAll(removeInstallations)

/** It comes without types. */
const startS3 = (options: object) =>
  new (
    createRequire(import.meta.url)('@20minutes/s3rver') as new (
      o: object,
    ) => {
      run(): Promise<AddressInfo>
      close(): Promise<void>
    }
  )(options)

/** Whether nothing at all was made in a target. */
async function expectUntouched({ pool, dataDir }: Awaited<ReturnType<typeof newTarget>>) {
  expect((await pool.query(`select tablename from pg_tables where schemaname = 'public'`)).rows).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
}

describe('with files in a bucket', () => {
  const directory = newPath('buckets')
  const server = startS3({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: 'vitrine' }],
  })
  let endpoint: string
  beforeAll(async () => {
    endpoint = `http://127.0.0.1:${(await server.run()).port}`
  })
  afterAll(() => server.close())
  const bucket = (prefix: string) => ({
    ...{ endpoint, region: 'us-east-1', bucket: 'vitrine', prefix, forcePathStyle: true },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  const keysOf = async (prefix: string) => {
    const found: Record<string, string> = {}
    for (const [name, store] of Object.entries(await openStores({ dataDir: '/nowhere', s3: bucket(prefix) }))) {
      for await (const { key, open } of store.list()) {
        const sum = createHash('sha256')
        for await (const chunk of (await open())!) sum.update(chunk)
        found[`${name}/${key}`] = sum.digest('hex')
      }
    }
    return found
  }

  test('they come from a folder, go to another bucket, and come back', async () => {
    const plain = newPath('plain')
    put(join(plain, 'uploads', 'one.webp'), randomBytes(3_000_000))
    put(join(plain, 'private', 'a', 'two.pdf'), 'two')
    const file = await backUp({ pool: app.pool, settings: { dataDir: plain } })
    const one = await newTarget()
    await restore({ ...one, settings: { ...one.settings, s3: bucket('one/') } }, file)
    expect(await keysOf('one/')).toEqual(filesOf(plain))
    expect(readdirSync(one.dataDir)).toEqual([])
    const back = await newTarget()
    await restore(back, await backUp({ pool: one.pool, settings: { dataDir: one.dataDir, s3: bucket('one/') } }))
    expect(filesOf(back.dataDir)).toEqual(filesOf(plain))
    const full = await newTarget()
    const refused = restore({ ...full, settings: { ...full.settings, s3: bucket('one/') } }, file)
    await expect(refused).rejects.toThrow('There are files in private already')
    await expectUntouched(full)
  })

  test('they are taken back when the restore fails', async () => {
    const staging = await openStaging(
      newPath('data'),
      await openStores({ dataDir: '/nowhere', s3: bucket('two/') }),
      () => {},
    )
    await staging.addFile('uploads', 'one.webp', { name: '', size: 3, body: [Buffer.from('one')] })
    await staging.place()
    expect(Object.keys(await keysOf('two/'))).toEqual(['uploads/one.webp'])
    await staging.undo()
    expect(await keysOf('two/')).toEqual({})
  })
})
