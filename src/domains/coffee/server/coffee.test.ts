import { expect, test } from 'vitest'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { FILAMENTS } from '#pictures/filaments.ts'
import { startApp } from '#tests/app.ts'

const app = startApp()
const list = (path = '/api/v1/coffee-list') => app.people.visitor.post(path)
const picture = (name: string, headers = {}) => app.people.visitor.fetch(`/coffee/${name}`, { headers })
const UPLOAD = '0123456789abcdef01234567-1600x1200.webp'

/** Serves the coffees as the owner set them. */
async function setCoffees(coffees: unknown) {
  await app.pool.query(
    `insert into site_settings (section, value) values ('coffees', $1)
     on conflict (section) do update set value = excluded.value`,
    [JSON.stringify(coffees)],
  )
  await app.invalidation.received()
}

test('[API-01] /coffee-list names the pictures in order, with their captions, under both bases', async () => {
  for (const base of ['/api/v1', '/starts']) {
    const { status, body } = await list(`${base}/coffee-list`)
    expect(status).toBe(200)
    expect(body).toEqual({
      result: true,
      data: DEFAULTS.coffees.map(({ image }) => image),
      captions: Object.fromEntries(DEFAULTS.coffees.map(({ image, caption }) => [image, caption])),
    })
  }
})

test('[API-01] /coffee-list takes an empty body, and one that is not asked for', async () => {
  for (const body of ['', '{}', '{"id_user":1}']) {
    const answer = await app.people.visitor.post('/api/v1/coffee-list', body)
    expect(answer.body.data).toHaveLength(12)
  }
})

test('[API-02] what is no JSON is refused', async () => {
  const answer = await app.people.visitor.post('/api/v1/coffee-list', '{"a":')
  expect(answer).toMatchObject({ status: 400, body: { result: false, data: { error: expect.any(String) } } })
})

test('the gallery is what the owner set; a picture set twice is shown once', async () => {
  await setCoffees([
    { image: 'copo-da-feira.svg', caption: 'Na feira.' },
    { image: `/uploads/${UPLOAD}`, caption: 'De verdade.' },
    { image: 'copo-da-feira.svg', caption: 'De novo.' },
  ])
  expect((await list()).body).toEqual({
    result: true,
    data: ['copo-da-feira.svg', UPLOAD],
    captions: { 'copo-da-feira.svg': 'Na feira.', [UPLOAD]: 'De verdade.' },
  })
  await setCoffees([])
  expect((await list()).body).toEqual({ result: true, data: [], captions: {} })
  await app.pool.query('delete from site_settings')
})

test('each coffee of the list has its picture, each another', async () => {
  const drawn = new Set<string>()
  for (const name of (await list()).body.data) {
    const answer = await picture(name)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    drawn.add(await answer.text())
  }
  expect(drawn.size).toBe(12)
})

test('a cup is drawn in the filament of the day', async () => {
  for (const [instant, weekday] of [
    ['2026-11-23T15:00:00Z', 1],
    ['2026-11-25T15:00:00Z', 3],
  ] as const) {
    app.clock.set(new Date(instant))
    expect(await (await picture('coado-da-segunda.svg')).text()).toContain(FILAMENTS[weekday].fill)
  }
})

test('a picture known to the browser is not sent again, and else in the encoding it takes', async () => {
  const whole = await picture('copo-das-sete.svg', { 'accept-encoding': 'identity' })
  const etag = whole.headers.get('etag')!
  expect((await picture('copo-das-sete.svg', { 'if-none-match': etag })).status).toBe(304)
  const folded = await picture('copo-das-sete.svg', { 'accept-encoding': 'br' })
  expect(folded.headers.get('content-encoding')).toBe('br')
  // `fetch` has unfolded it already.
  expect(await folded.text()).toBe(await whole.text())
})

test('an uploaded picture is found among the uploads', async () => {
  const answer = await picture(UPLOAD)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `/uploads/${UPLOAD}`])
})

test.each(['', 'nada.png', 'Copo.svg', '-.svg', '..%2Fpackage.json', 'a/b.svg', '%E0%A4%A'])(
  '/coffee/%s is no picture',
  async (name) => {
    expect((await picture(name)).status).toBe(404)
  },
)

test('a long name is drawn by its beginning', async () => {
  const long = `caneca-${'muito-'.repeat(20)}cheia.svg`
  expect((await picture(long)).status).toBe(200)
})

test('[API-04] the OpenAPI document describes the list', async () => {
  const { body } = await app.people.visitor.get('/api/openapi.json')
  expect(body.paths['/coffee-list'].post.responses['200']).toBeDefined()
})
