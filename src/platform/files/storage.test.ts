import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FileStore, type SpanDriver } from './file-store.ts'
import { unlimitedRoom } from './room.ts'
import { openStorage, readFile } from './storage.ts'
import { writeWhole } from './write-whole.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-storage-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('files lie in the data folder, for their owner only, and are replaced whole', async () => {
  const dataDir = newFolder()
  const { uploads, private: hidden } = await openStorage({ dataDir }, unlimitedRoom)
  await uploads.put('a.webp', 'first')
  await uploads.put('a.webp', 'second')
  await hidden.putStream('contracts/12/b.pdf', Readable.from([Buffer.from('of '), Buffer.from('a stream')]))
  expect(readFileSync(join(dataDir, 'uploads', 'a.webp'), 'utf8')).toBe('second')
  expect(await hidden.get('contracts/12/b.pdf')).toBe('of a stream')
  expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['a.webp'])
  expect(statSync(join(dataDir, 'uploads', 'a.webp')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'private', 'contracts')).mode & 0o777).toBe(0o700)
})

test.each(['none.webp', 'folder', 'a.webp/below', `${'a'.repeat(300)}.webp`])('there is no file %s', async (key) => {
  const dataDir = newFolder()
  const { uploads } = await openStorage({ dataDir }, unlimitedRoom)
  await uploads.put('a.webp', 'here')
  mkdirSync(join(dataDir, 'uploads', 'folder'))
  expect(await readFile(uploads, key)).toBeUndefined()
  expect(await readFile(uploads, 'a.webp')).toEqual(new Uint8Array(Buffer.from('here')))
})

test('a key that leads out of its place is refused', async () => {
  const { uploads } = await openStorage({ dataDir: newFolder() }, unlimitedRoom)
  await expect(readFile(uploads, '../secret')).rejects.toThrow('traversal')
})

test('a write that fails leaves nothing of itself, and what was there before', async () => {
  const folder = newFolder()
  await writeWhole(join(folder, 'a'), 'before')
  const broken = Readable.from(
    (async function* () {
      yield 'half'
      throw new Error('the sender went away')
    })(),
  )
  await expect(writeWhole(join(folder, 'a'), broken)).rejects.toThrow('went away')
  expect(readdirSync(folder)).toEqual(['a'])
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('before')
})

test('a file is streamed in part, opened only when read, and let go when nobody wants the rest', async () => {
  const dataDir = newFolder()
  const { uploads } = await openStorage({ dataDir }, unlimitedRoom)
  const open = () =>
    readdirSync('/proc/self/fd').filter((fd) => leadsTo(`/proc/self/fd/${fd}`)?.startsWith(dataDir)).length
  await uploads.put('long.bin', 'x'.repeat(1_000_000))
  expect(await new Response(uploads.streamSpan('long.bin', { start: 999_998, end: 999_999 })).text()).toBe('xx')
  const ends: unknown[] = []
  const onEnd = (...end: unknown[]) => void ends.push(end)
  const part = { start: 1, end: 999_999 }
  const reader = uploads.streamSpan('long.bin', part, { onEnd }).getReader()
  expect(open()).toBe(0)
  const sent = (await reader.read()).value?.length
  expect(sent).toBeLessThan(1_000_000)
  expect(open()).toBe(1)
  await reader.cancel()
  expect(ends).toEqual([[part, sent]])
  await vi.waitFor(() => expect(open()).toBe(0))

  const early = Promise.withResolvers<void>()
  const onBegin = vi.fn(() => early.promise)
  const hasty = uploads.streamSpan('long.bin', part, { onBegin, onEnd }).getReader()
  const first = hasty.read()
  await vi.waitFor(() => expect(onBegin).toHaveBeenCalled())
  await hasty.cancel()
  early.resolve()
  await first
  await vi.waitFor(() => expect(ends[1]).toEqual([part, 0]))

  // While a file is being opened, as in a bucket far away.
  const opening = Promise.withResolvers<Readable>()
  const driver = { openSpan: vi.fn(() => opening.promise) } as unknown as SpanDriver
  const slow = new FileStore(driver, unlimitedRoom).streamSpan('long.bin', part, { onEnd }).getReader()
  const pending = slow.read()
  await vi.waitFor(() => expect(driver.openSpan).toHaveBeenCalled())
  await slow.cancel()
  opening.resolve(Readable.from([]))
  await pending
  await vi.waitFor(() => expect(ends.slice(2)).toEqual([[part, 0]]))

  const other = { start: 0, end: 9 }
  await expect(new Response(uploads.streamSpan('none.bin', other, { onEnd })).text()).rejects.toThrow()
  expect(ends.slice(3)).toEqual([[other, 0]])
})

const leadsTo = (link: string) => {
  try {
    return readlinkSync(link)
  } catch {
    return undefined
  }
}

test('facts of a file change with it; a folder is no file', async () => {
  const dataDir = newFolder()
  const { uploads } = await openStorage({ dataDir }, unlimitedRoom)
  await uploads.put('folder/a.bin', 'first')
  const before = await uploads.stat('folder/a.bin')
  await uploads.put('folder/a.bin', 'other')
  const after = await uploads.stat('folder/a.bin')
  expect(after).toMatchObject({ size: 5, etag: expect.stringMatching(/^"[\w-]+"$/) })
  expect(after?.etag).not.toBe(before?.etag)
  expect(await uploads.stat('folder')).toBeUndefined()
  expect(await uploads.stat('none')).toBeUndefined()
})
