import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listHead } from '#client/page/page-head.ts'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()
const fetchCard = (id: number | string, headers: Record<string, string> = {}) =>
  app.people.visitor.fetch(`/og/archive/${id}.png`, { headers })

test.each([
  'Curto',
  'Uma palavra muitíssimocompridaquenãocabenalargura do título',
  'x'.repeat(300),
  'Título de 300 letras '.repeat(15).trim().slice(0, 300),
  '日本語 & <script>',
])('an article named %s has a drawn picture of the size networks want', async (title) => {
  const id = await addArchive(app, { title })
  const answer = await fetchCard(id)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect((await fetchCard(id, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304)
})

test('a private or unknown article has none', async () => {
  const id = await addArchive(app, { archive_public: false })
  for (const one of [id, 999_999, 'x', '1e3', '../1']) expect((await fetchCard(one)).status).toBe(404)
})

test('each list has its own picture, which its page names', async () => {
  const drawn = new Set<string>()
  for (const path of ['/og/archive.png', '/og/projects.png', '/og/coffee.png', '/og/site.png']) {
    const answer = await app.people.visitor.fetch(path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png'])
    drawn.add(Buffer.from(await answer.arrayBuffer()).toString('base64'))
  }
  expect(drawn.size).toBe(4)
  for (const path of ['/archive', '/projects']) {
    const { meta } = listHead(undefined, { title: 'Lista', description: '', path })
    expect(meta).toContainEqual({ property: 'og:image', content: `http://localhost/og${path}.png` })
  }
})
