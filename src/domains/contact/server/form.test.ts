import { expect, test } from 'vitest'
import { forgetFormsJob } from '#platform/http/returned-forms.ts'
import { rendering } from '#platform/rendering.ts'
import { startApp } from '#tests/app.ts'

/** A page that shows what came back to it, in place of the real one. */
const app = startApp(
  {},
  {
    render: () => Response.json(rendering.getStore()?.returned ?? {}, { headers: { 'content-type': 'text/html' } }),
    isWorkbench: () => false,
    parametersOf: () => ['enviada'],
    secretPageOf: () => undefined,
  },
)
const ana = { name: 'Ana', contact: '@ana.souza', message: 'Olá,\r\nfaz um suporte?' }
const post = (body: BodyInit, headers = {}) =>
  app.people.visitor.fetch('/contact', { method: 'POST', body, headers: { origin: app.origin, ...headers } })
const kept = async () => (await app.pool.query('select name, contact, message from contact_messages')).rows

/** What the page shows to a browser with that answer's cookie, and the answer. */
async function follow(answer: Response, headers = {}, path = '/contact') {
  const cookie = answer.headers.get('set-cookie')?.split(';')[0]
  const page = await app.people.visitor.fetch(path, { headers: { ...(cookie && { cookie }), ...headers } })
  return { page, shown: await page.json() }
}

test('the page’s own form keeps a message, by the rules of the call, and a refusal leads back to what was typed', async () => {
  const sent = await post(new URLSearchParams({ ...ana, site: '' }))
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toBe('/contact?enviada=1')
  expect(sent.headers.get('set-cookie')).toBeNull()
  expect(await kept()).toEqual([{ ...ana, message: 'Olá,\nfaz um suporte?' }])

  const caught = await post(new URLSearchParams({ ...ana, site: 'https://compre.exemplo' }))
  expect(caught.headers.get('location')).toBe('/contact?enviada=1')
  expect(await kept()).toHaveLength(1)

  const typed = { name: 'Ana </script>\u0000', contact: '', message: 'Olá' }
  const refused = await post(new URLSearchParams(typed))
  expect(refused.status).toBe(303)
  // Nothing that was typed is in the address, nor in the cookie.
  expect(refused.headers.get('location')).toBe('/contact')
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('set-cookie')).toMatch(
    /^vitrine\.form=[\da-f-]{36}; Max-Age=1800; Path=\/contact; HttpOnly; SameSite=Lax$/,
  )
  const { page, shown } = await follow(refused)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('etag')).toBeNull()
  // The pages of some forms have secret addresses.
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(shown).toEqual({ typed, error: expect.any(String), fields: { contact: 'Preencha este campo.' } })
  // It survives a reload, the page's cached copy notwithstanding. Nobody else is shown it, and no other page shows it.
  expect(await (await app.people.visitor.fetch('/contact')).json()).toEqual({})
  expect((await follow(refused)).shown).toEqual(shown)
  expect((await follow(refused, {}, '/contact?enviada=1')).shown).toEqual({})
  expect((await follow(refused, { cookie: `vitrine.form=${crypto.randomUUID()}` })).shown).toEqual({})

  // Once it is taken, it is shown no more.
  const cookie = refused.headers.get('set-cookie')!.split(';')[0]!
  const taken = await post(new URLSearchParams(ana), { cookie })
  expect(taken.headers.get('set-cookie')).toMatch(/^vitrine\.form=; Max-Age=0; Path=\/contact;/)
  expect((await follow(refused)).shown).toEqual({})

  for (let count = 0; count < 3; count++) expect((await post(new URLSearchParams(ana))).status).toBe(303)
  const tired = await post(new URLSearchParams(ana))
  expect((await follow(tired)).shown).toMatchObject({
    typed: ana,
    error: expect.stringContaining('10 minutos'),
    fields: {},
  })
})

test('a refused form is kept for half an hour, and what nobody came back for is removed', async () => {
  const refused = await post(new URLSearchParams({ name: 'Ana' }))
  app.clock.set(new Date(app.clock.now().getTime() + 29 * 60_000))
  expect((await follow(refused)).shown).toMatchObject({ typed: { name: 'Ana' } })
  const run = () => forgetFormsJob.handler(app, {}, { id: 'run', attempt: 1, signal: new AbortController().signal })
  const count = async () => (await app.pool.query('select from returned_forms')).rowCount
  await run()
  expect(await count()).not.toBe(0)
  app.clock.set(new Date(app.clock.now().getTime() + 60_000))
  expect((await follow(refused)).shown).toEqual({})
  await run()
  expect(await count()).toBe(0)
})

test('a form that cannot be kept is shown in the answer, with its status', async () => {
  const typed = { name: 'Ana', contact: '', message: 'x'.repeat(70_000) }
  const answered = await post(new URLSearchParams(typed))
  expect(answered.status).toBe(422)
  expect(answered.headers.get('cache-control')).toBe('no-store')
  expect(await answered.json()).toMatchObject({ typed })
})

test('the form’s address reads forms alone, of a bounded size, and no file below it', async () => {
  expect((await post(JSON.stringify(ana), { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post(new URLSearchParams({ ...ana, message: 'x'.repeat(600 * 1024) }))).status).toBe(413)
  expect(
    (await app.people.visitor.fetch('/contact/x', { method: 'POST', body: new URLSearchParams(ana) })).status,
  ).toBe(404)
})
