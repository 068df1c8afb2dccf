import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { backupJob, listOld } from './daily-backup.ts'
import { noteBackupEnd, noteBackupStart } from './running.ts'

const app = startApp({ backups: 2 })
const run = { id: 'run', attempt: 1, signal: new AbortController().signal }
const kept = () => readdirSync(join(app.settings.dataDir, 'backups')).sort()

test('each night is kept, the oldest leave, halves are cleared away, and /readyz tells of the last', async () => {
  expect((await app.people.visitor.get('/readyz')).body).toEqual({ ok: true, database: 'up', backup: { last: null } })
  for (const day of ['24', '25', '26']) {
    app.clock.set(new Date(`2026-11-${day}T06:15:00Z`))
    await backupJob.handler(app, {}, run)
    writeFileSync(join(app.settings.dataDir, 'backups', 'vitrine-2026-11-01T000000Z.tar.gz.part'), 'half')
  }
  await backupJob.handler({ ...app, clock: { now: () => new Date('2026-11-27T06:15:00Z') } }, {}, run)
  expect(kept()).toEqual(['vitrine-2026-11-26T061500Z.tar.gz', 'vitrine-2026-11-27T061500Z.tar.gz'])
  expect((await app.people.visitor.get('/readyz')).body.backup.last).toMatch(/^\d{4}-/)
})

test('the half of a backup that still runs, as one by hand into the same folder, is left to it', async () => {
  const half = join(app.settings.dataDir, 'backups', 'antes-da-mudanca.tar.gz.part')
  writeFileSync(half, 'half')
  const client = await app.pool.connect()
  await noteBackupStart(client)
  await backupJob.handler({ ...app, clock: { now: () => new Date('2026-11-28T06:15:00Z') } }, {}, run)
  expect(existsSync(half)).toBe(true)
  await noteBackupEnd(client)
  client.release()
  await backupJob.handler({ ...app, clock: { now: () => new Date('2026-11-29T06:15:00Z') } }, {}, run)
  expect(existsSync(half)).toBe(false)
})

test('of the newest two days all stay, of the others the first and the newest, by the days of São Paulo', () => {
  const name = (moment: string) => `vitrine-2026-11-${moment}Z.tar.gz`
  const newest = ['30T150000', '30T120000', '30T061500', '29T180000', '29T120000', '29T061500']
  // The evening of the 27th is the 28th in UTC.
  const others = ['28T230000', '28T150000', '28T061500', '28T010000', '27T150000', '27T061500']
  const names = [...newest, ...others].map(name)
  expect(listOld(names, 7)).toEqual(['28T150000', '27T150000'].map(name))
  expect(listOld(names, 3)).toEqual(['28T150000', '28T010000', '27T150000', '27T061500'].map(name))
  expect(listOld(names, 1)).toEqual(names.slice(3))
})
