import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addProject } from '#tests/factories.ts'

const app = startApp()
const fetchCard = (id: number | string, headers: Record<string, string> = {}) =>
  app.people.visitor.fetch(`/og/project/${id}.png`, { headers })

test.each(['software', 'embedded', 'printing'])(
  'a public project of the trade %s has a drawn picture of its own',
  async (trade) => {
    const id = await addProject(app, { trade, title: 'Título de 300 letras '.repeat(15).slice(0, 300) })
    const answer = await fetchCard(id)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
    expect((await fetchCard(id, { 'if-none-match': answer.headers.get('etag')! })).status).toBe(304)
  },
)

test('a private, a foreign and an unknown project have none', async () => {
  const ids = [
    await addProject(app, { is_public: false }),
    await addProject(app, { id_user: 2 }),
    999_999,
    'x',
    '1e3',
    '../1',
  ]
  for (const id of ids) expect((await fetchCard(id)).status).toBe(404)
})
