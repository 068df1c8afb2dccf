import sharp from 'sharp'
import { expect, test } from 'vitest'
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
