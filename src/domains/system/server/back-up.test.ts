import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#tests/app.ts'

const app = startApp()
const backUp = (who = app.people.admin) => who.post('/api/v1/system/back-up')
const state = async () => (await app.people.admin.get('/api/v1/system')).body.data.backup
const folder = () => join(app.settings.dataDir, 'backups')
const kept = () => (existsSync(folder()) ? readdirSync(folder()) : [])

test('the admin alone lets a backup begin', async () => {
  for (const who of [app.people.visitor, app.people.staff]) expect((await backUp(who)).status).toBe(403)
  await app.runJobs()
  expect(kept()).toEqual([])
})

test('of one pressed several times one is made, which is said until it is done', async () => {
  const answers = await Promise.all([backUp(), backUp(), backUp()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await state()).toMatchObject({ stored: 0, isRunning: true })
  expect(await backUp()).toMatchObject({ status: 200, body: { result: true } })
  const { rows } = await app.pool.query(`select count(*)::int as n from jobs.job where name = 'daily-backup'`)
  expect(rows).toEqual([{ n: 1 }])
  await app.runJobs()
  expect(kept()).toEqual([expect.stringMatching(/^vitrine-.*\.tar\.gz$/)])
  expect(await state()).toMatchObject({ stored: 1, last: expect.any(String), isRunning: false })
})

test('where backups are off that is said', async () => {
  app.settings.backups = 0
  onTestFinished(() => void (app.settings.backups = 7))
  expect(await backUp()).toMatchObject({
    status: 409,
    body: { result: false, data: { code: 'backups-off', error: expect.stringContaining('BACKUPS') } },
  })
  expect(await state()).toMatchObject({ isRunning: false })
})
