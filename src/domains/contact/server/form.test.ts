import { expect, test } from 'vitest'
import { rendering } from '#platform/context.ts'
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

test('the page’s own form keeps a message, by the rules of the call, and brings what is refused back to its writer', async () => {
  const sent = await post(new URLSearchParams({ ...ana, site: '' }))
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toBe('/contact?enviada=1')
  expect(await kept()).toEqual([{ ...ana, message: 'Olá,\nfaz um suporte?' }])

  const caught = await post(new URLSearchParams({ ...ana, site: 'https://compre.exemplo' }))
  expect(caught.headers.get('location')).toBe('/contact?enviada=1')
  expect(await kept()).toHaveLength(1)

  const typed = { name: 'Ana </script>', contact: '', message: 'Olá' }
  const refused = await post(new URLSearchParams(typed))
  expect(refused.status).toBe(422)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('etag')).toBeNull()
  // The pages of some forms have secret addresses.
  expect(refused.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await refused.json()).toEqual({
    typed,
    error: expect.any(String),
    fields: { contact: 'Preencha este campo.' },
  })
  // Nobody else is shown what came back.
  expect(await (await app.people.visitor.fetch('/contact')).json()).toEqual({})

  for (let count = 0; count < 4; count++) expect((await post(new URLSearchParams(ana))).status).toBe(303)
  const tired = await post(new URLSearchParams(ana))
  expect(tired.status).toBe(429)
  expect(await tired.json()).toMatchObject({ typed: ana, error: expect.stringContaining('10 minutos'), fields: {} })
})

test('the form’s address reads forms alone, of a bounded size, and no file below it', async () => {
  expect((await post(JSON.stringify(ana), { 'content-type': 'application/json' })).status).toBe(400)
  expect((await post(new URLSearchParams({ ...ana, message: 'x'.repeat(600 * 1024) }))).status).toBe(413)
  expect(
    (await app.people.visitor.fetch('/contact/x', { method: 'POST', body: new URLSearchParams(ana) })).status,
  ).toBe(404)
})
