import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'
import { cleanJob } from './clean.ts'

const app = startApp()
const folder = () => join(app.settings.dataDir, 'uploads')
const run = { id: 'run', attempt: 1, signal: new AbortController().signal }

async function upload(background: string): Promise<string> {
  const form = new FormData()
  const bytes = await sharp({ create: { width: 900, height: 10, channels: 3, background } })
    .png()
    .toBuffer()
  form.append('file', new File([new Uint8Array(bytes)], 'a.png'))
  return (await app.people.admin.post('/api/v1/upload', form)).body.data.url
}

test('pictures that nothing shows leave after a month, in all their widths; those in use or new stay', async () => {
  const featured = await upload('#100')
  const inText = await upload('#200')
  const before = await upload('#300')
  const unused = await upload('#400')
  const id = await addArchive(app, { image: featured, markdown: `![](${before})` })
  await app.people.admin.post('/api/v1/update-item-archive', { id, markdown: `![](${inText})` })
  // The file system's own clock, which need not be the machine's.
  const now = statSync(join(folder(), readdirSync(folder())[0]!)).mtime
  const old = new Date(now.getTime() - 31 * DAY_MS)
  for (const name of readdirSync(folder())) utimesSync(join(folder(), name), old, old)
  const fresh = await upload('#500')
  app.clock.set(now)

  await cleanJob.handler(app, {}, run)
  const names = readdirSync(folder())
  for (const url of [featured, inText, before, fresh])
    expect(names.filter((name) => url!.includes(name.slice(0, 24)))).toHaveLength(2)
  expect(names.filter((name) => unused!.includes(name.slice(0, 24)))).toEqual([])
})
