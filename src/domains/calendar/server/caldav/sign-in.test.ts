import { expect, test } from 'vitest'
import { NOW, startApp } from '#tests/app.ts'
import { caldavAs, openCaldav, startCalendar } from '#tests/caldav.ts'

const app = startApp()
const { davi } = startCalendar(app)

test('a program finds the way from the address of the site alone', async () => {
  const { visitor } = app.people
  for (const method of ['GET', 'PROPFIND']) {
    const answer = await visitor.fetch('/.well-known/caldav', { method })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/caldav/'])
  }
  const refused = await visitor.fetch('/caldav/', { method: 'PROPFIND' })
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
  expect((await davi.send('OPTIONS', '/caldav/')).headers.get('dav')).toContain('calendar-access')
  expect(app.logged.join('\n')).not.toContain(davi.password)
})

test('a password of an app is shown once, hashed, and revoked; it opens nothing else', async () => {
  const { staff, other } = app.people
  const listed = (await staff.get('/api/v1/calendar/app-passwords')).body.data
  expect(listed).toEqual([{ id: expect.any(Number), label: 'Telefone', created: NOW.toISOString(), used: null }])
  expect(davi.password).toMatch(/^[a-zA-Z2-9]{20}$/)
  const rows = await app.db.selectFrom('calendar_app_passwords').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(davi.password)
  await davi.send('PROPFIND', '/caldav/', '', { depth: '0' })
  expect((await staff.get('/api/v1/calendar/app-passwords')).body.data[0].used).toBe(NOW.toISOString())

  expect(
    (await app.people.visitor.post('/api/v1/login', { email: 'davi@exemplo.com.br', password: davi.password })).status,
  ).toBe(401)
  expect((await app.people.visitor.fetch('/api/v1/session', { headers: davi.headers })).status).toBe(403)
  expect(
    (await caldavAs(staff, 'davi@exemplo.com.br', 'uma-senha-bem-longa').send('PROPFIND', '/caldav/')).status,
  ).toBe(401)
  expect((await caldavAs(staff, 'nina@exemplo.com.br', davi.password).send('PROPFIND', '/caldav/')).status).toBe(401)
  expect((await staff.post('/api/v1/calendar/app-passwords', { label: 'x', password: 'errada' })).status).toBe(422)

  expect((await other.post('/api/v1/calendar/app-passwords/remove', { id: listed[0].id })).status).toBe(404)
  expect((await staff.post('/api/v1/calendar/app-passwords/remove', { id: listed[0].id })).status).toBe(200)
  expect((await davi.send('PROPFIND', '/caldav/', '', { depth: '0' })).status).toBe(401)
})

test('it is good for nothing once its owner is disabled, or without the second factor that is asked for', async () => {
  const status = async () => (await davi.send('PROPFIND', '/caldav/', '', { depth: '0' })).status
  await app.db.updateTable('users').set({ banned: true }).where('id', '=', 2).execute()
  expect(await status()).toBe(401)
  await app.db.updateTable('users').set({ banned: false }).where('id', '=', 2).execute()
  await app.db.insertInto('security_settings').values({ second_factor_required: true }).execute()
  expect(await status()).toBe(403)
  await app.db.deleteFrom('security_settings').execute()
  expect(await status()).toBe(207)
})

test('over a network it goes by https alone', async () => {
  const send = (headers: Record<string, string>) => davi.send('PROPFIND', '/caldav/', '', { depth: '0', ...headers })
  expect((await send({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(403)
})

test('who guesses is stopped, and the owner is not', async () => {
  const dona = await openCaldav(app.people.admin, 'marina@exemplo.com.br')
  const wrong = caldavAs(app.people.visitor, 'marina@exemplo.com.br', 'errada')
  const statuses: number[] = []
  for (let count = 0; count < 12; count++) statuses.push((await wrong.send('PROPFIND', '/caldav/')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect((await dona.send('PROPFIND', '/caldav/', '', { depth: '0' })).status).toBe(207)
})
