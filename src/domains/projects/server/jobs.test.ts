import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'
import { DAY_MS } from '#time.ts'
import { cleanFilesJob } from './jobs.ts'

const app = startApp()
const folder = () => join(app.settings.dataDir, 'private/projects/7')
const clean = () => cleanFilesJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })

test('where there has never been a file there is nothing to do', async () => {
  expect(existsSync(folder())).toBe(false)
  await clean()
  expect(existsSync(folder())).toBe(false)
  expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('files that no project names leave after a month, half-written ones after a day; named and new ones stay', async () => {
  const downloads = JSON.stringify({ mac: { key: 'projects/7/mac-1.zip', name: 'm.zip', size: 1 } })
  await addProject(app, { is_sale: true, link_sale: 'projects/7/sale-1.zip', downloads })
  for (const name of ['mac-1.zip', 'sale-1.zip', 'mac-0.zip', 'new.zip'])
    await app.storage.private.put(`projects/7/${name}`, 'x')
  await app.storage.private.put('contracts/1.pdf', 'of another part')
  // The file system's own clock, which need not be the machine's.
  const now = statSync(join(folder(), 'new.zip')).mtimeMs
  const age = (name: string, days: number) =>
    utimesSync(join(folder(), name), new Date(now - days * DAY_MS), new Date(now - days * DAY_MS))
  for (const name of ['.old.zip.1.part', '.fresh.zip.1.part']) writeFileSync(join(folder(), name), 'x')
  for (const name of ['mac-1.zip', 'sale-1.zip', 'mac-0.zip']) age(name, 31)
  utimesSync(join(folder(), '../../contracts/1.pdf'), new Date(0), new Date(0))
  age('new.zip', 29)
  age('.old.zip.1.part', 2)
  app.clock.set(new Date(now))

  await clean()
  expect(readdirSync(folder()).sort()).toEqual(['.fresh.zip.1.part', 'mac-1.zip', 'new.zip', 'sale-1.zip'])
  expect(await app.storage.private.get('contracts/1.pdf')).toBe('of another part')
})
