import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'
import { cleanJob } from './jobs.ts'

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

/** The program's time a month after the last upload, by the file system's own clock, which need not be the machine's. */
function letMonthPass() {
  const now = statSync(join(folder(), readdirSync(folder())[0]!)).mtime
  const old = new Date(now.getTime() - 31 * DAY_MS)
  for (const name of readdirSync(folder())) utimesSync(join(folder(), name), old, old)
  app.clock.set(now)
}
const filesOf = (url: string) => readdirSync(folder()).filter((name) => url.includes(name.slice(0, 24)))

test('pictures that nothing shows leave after a month, in all their widths; those in use or new stay', async () => {
  const featured = await upload('#100')
  const inText = await upload('#200')
  const before = await upload('#300')
  const unused = await upload('#400')
  const id = await addArchive(app, { image: featured, markdown: `![](${before})` })
  await app.people.admin.post('/api/v1/update-item-archive', { id, markdown: `![](${inText})` })
  letMonthPass()
  const fresh = await upload('#500')

  await cleanJob.handler(app, {}, run)
  for (const url of [featured, inText, before, fresh]) expect(filesOf(url)).toHaveLength(2)
  expect(filesOf(unused)).toEqual([])
})

test('a picture stays that any column names, of whatever type that can hold a text', async () => {
  const types = ['text', 'varchar(200)', 'jsonb', 'json', 'text[]']
  await app.pool.query(`create table of_a_later_domain (${types.map((type, n) => `named_${n} ${type}`).join(', ')})`)
  const inText = await upload('#601')
  const inVarchar = await upload('#602')
  const inJsonb = await upload('#603')
  const inJson = await upload('#604')
  const inList = await upload('#605')
  const unused = await upload('#606')
  await app.pool.query('insert into of_a_later_domain values ($1, $2, $3, $4, $5)', [
    inText,
    inVarchar,
    JSON.stringify({ deep: [{ image: inJsonb }] }),
    JSON.stringify([inJson]),
    [inList],
  ])
  letMonthPass()
  await cleanJob.handler(app, {}, run)
  for (const url of [inText, inVarchar, inJsonb, inJson, inList]) expect(filesOf(url)).toHaveLength(2)
  expect(filesOf(unused)).toEqual([])
  await app.pool.query('drop table of_a_later_domain')
})
