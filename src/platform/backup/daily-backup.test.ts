import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { backupJob } from './daily-backup.ts'

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
