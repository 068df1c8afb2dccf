import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { unlimitedRoom } from './room.ts'
import { openStorage } from './storage.ts'
import { storeStream } from './store-stream.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-keep-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const streamOf = (...pieces: string[]) => new Blob(pieces).stream()

test('a stream is kept whole, an empty one too', async () => {
  const { private: hidden } = await openStorage({ dataDir: newFolder() }, unlimitedRoom)
  await storeStream(hidden, 'a.bin', { stream: streamOf('one ', 'file'), size: 8 })
  await storeStream(hidden, 'empty.bin', { stream: streamOf(), size: 0 })
  expect(await hidden.get('a.bin')).toBe('one file')
  expect(await hidden.get('empty.bin')).toBe('')
})

test('[API-02] one that is shorter or longer than it said leaves nothing', async () => {
  const dataDir = newFolder()
  const { private: hidden } = await openStorage({ dataDir }, unlimitedRoom)
  for (const size of [7, 9])
    await expect(storeStream(hidden, 'a.bin', { stream: streamOf('one file'), size })).rejects.toMatchObject({
      status: 400,
    })
  expect(readdirSync(join(dataDir, 'private'))).toEqual([])
})

test('a disk that is full in the middle of a file is told as such, and nothing of the file stays', async () => {
  const dataDir = newFolder()
  const shell = `ulimit -f 1024; exec "${process.execPath}" tests/full-disk-child.ts "${dataDir}"`
  const { stdout } = await promisify(execFile)('sh', ['-c', shell])
  expect(stdout.trim()).toBe('507')
  expect(readdirSync(join(dataDir, 'private/a'))).toEqual([])
})
