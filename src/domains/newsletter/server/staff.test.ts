import { expect, test } from 'vitest'
import { NOW } from '#tests/app.ts'
import { startNewsletter } from '#tests/newsletter.ts'

const { app, addReaders, openMailServer } = startNewsletter()

const list = async (input: object = {}) => (await app.people.admin.post('/api/v1/newsletter/list', input)).body

test('those who have confirmed are listed, searched, paged and counted; those who have not are only counted', async () => {
  await addReaders('ana@cliente.com.br', 'bia@padaria.com.br', 'caio@cliente.com.br')
  await app.pool.query(`insert into newsletter_subscribers (email, asked_at) values ('eva@cliente.com.br', $1)`, [NOW])
  expect((await app.people.admin.get('/api/v1/newsletter')).body.data).toEqual({
    confirmed: 3,
    examples: 0,
    waiting: 1,
    mail: 'outbox',
    next: null,
  })
  const first = await list({ limit: 2 })
  expect(first).toMatchObject({ total: 3, data: [{ email: 'caio@cliente.com.br' }, {}] })
  expect((await list({ limit: 2, cursor: first.next })).data).toMatchObject([{ email: 'ana@cliente.com.br' }])
  expect(await list({ q: 'PADARIA' })).toMatchObject({ total: 1, data: [{ email: 'bia@padaria.com.br' }] })
  expect(await list({ q: '%' })).toMatchObject({ total: 0, data: [] })
  expect((await app.people.admin.post('/api/v1/newsletter/list', { cursor: 'x' })).status).toBe(422)
})

test('one is taken off the list, and the list goes out as a file; both are in the security log', async () => {
  const [ana] = await addReaders('ana@cliente.com.br', 'bia@cliente.com.br')
  expect((await app.people.admin.post('/api/v1/newsletter/delete', { id: ana })).body).toEqual({ result: true })
  expect((await app.people.admin.post('/api/v1/newsletter/delete', { id: ana })).status).toBe(404)
  const file = await app.people.admin.fetch('/api/v1/newsletter/csv?q=cliente')
  expect(file.headers.get('content-disposition')).toContain('inscritos')
  expect(await file.text()).toBe(
    '"E-mail";"Confirmado em";"Demonstração"\r\n"bia@cliente.com.br";"23/11/2026 12:00";\r\n',
  )
  const { rows } = await app.pool.query('select event, detail from security_log order by id desc limit 2')
  expect(rows).toEqual([
    { event: 'export', detail: 'newsletter.csv' },
    { event: 'deletion', detail: 'newsletter.remove' },
  ])
})

test('it is all the admin’s', async () => {
  for (const [path, input] of [
    ['list', {}],
    ['delete', { id: 1 }],
    ['sendings', {}],
    ['draft', { id: 1 }],
  ] as const)
    for (const who of [app.people.staff, app.people.visitor])
      expect((await who.post(`/api/v1/newsletter/${path}`, input)).status, path).toBe(403)
  for (const path of ['/newsletter', '/newsletter/csv'])
    expect((await app.people.staff.get(`/api/v1${path}`)).status, path).toBe(403)
})

test('the demonstration brings readers and one article that was sent, mails nobody, and goes with one button', async () => {
  for (const { seed } of app.domains) await seed?.(app)
  for (const { demo } of app.domains) await demo?.seed(app)
  const { total, data } = await list()
  expect(total).toBeGreaterThan(30)
  expect(data.every(({ email }: { email: string }) => email.endsWith('exemplo.com.br'))).toBe(true)
  expect((await app.people.admin.get('/api/v1/newsletter')).body.data.examples).toBe(total)
  const sendings = async () => (await app.people.admin.post('/api/v1/newsletter/sendings')).body.data
  const [sending] = await sendings()
  expect(sending).toMatchObject({ demo: true, counts: { failed: 1, waiting: 0 } })
  const { received } = await openMailServer()
  // One of the demonstration asks again: nothing goes out.
  await app.people.visitor.post('/api/v1/newsletter/subscribe', { email: data[0].email })
  expect((await app.people.admin.post('/api/v1/newsletter/retry', { id: sending.id })).status).toBe(404)
  await app.runJobs()
  expect(received).toEqual([])
  await addReaders('ana@cliente.com.br')
  expect((await app.people.admin.post('/api/v1/demo/remove')).body).toEqual({ result: true })
  expect((await list()).data).toMatchObject([{ email: 'ana@cliente.com.br' }])
  expect(await sendings()).toEqual([])
})
