import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'

const app = startApp()

const around = async (id: number) => {
  const { status, body } = await app.people.visitor.get(`/api/v1/around-project?id=${id}`)
  expect(status).toBe(200)
  return body.data
}

async function addProject(day: number, fields: Record<string, unknown>) {
  const { id } = await app.db
    .insertInto('projects')
    .values({ id_user: 1, is_public: true, date_created: new Date(Date.UTC(2026, 0, day)), ...fields } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.invalidation.received()
  return id
}

test('a project leads to the public ones before and after it, and to the articles on its subject', async () => {
  const alike = await addArchive(app, {
    title: 'Bateria que dura',
    description: 'Um rádio LoRa diz o nível das pilhas.',
  })
  const words = await addArchive(app, { title: 'Medir a água', description: 'O nível da caixa, sem subir.' })
  const linked = await addArchive(app, { title: 'Assinar um documento', markdown: 'Sem nada do assunto.' })
  await addArchive(app, { title: 'Outro assunto', markdown: 'Sem nada em comum.' })
  await addArchive(app, { title: 'Uma palavra da descrição', description: 'O nível dos preços.' })
  await addArchive(app, { title: 'Só um número e uma letra', description: 'A vitamina C e os 2 mm.' })
  await addArchive(app, { title: 'De passagem', markdown: 'Quem conta água, nível e LoRa de passagem.' })
  await addArchive(app, { title: 'LoRa em rascunho', markdown: 'LoRa LoRa LoRa', archive_public: false })
  const oldest = await addProject(1, { title: 'Primeiro' })
  await addProject(2, { title: 'Fechado', is_public: false })
  const middle = await addProject(3, {
    title: 'Sensor',
    resum_tecnologi: 'LoRa, C, 2 mm',
    resum_description: 'Diz o nível da água.',
    details_markedown: `Veja [isto](/archive-view/${linked}).`,
  })
  await addProject(4, { title: 'Da Nina', id_user: 3 })
  const newest = await addProject(5, { title: 'Último' })

  expect(await around(middle)).toEqual({
    previous: { id: oldest, title: 'Primeiro', path: `/project-view/${oldest}` },
    next: { id: newest, title: 'Último', path: `/project-view/${newest}` },
    archives: [
      { id: linked, title: 'Assinar um documento', path: `/archive-view/${linked}` },
      { id: alike, title: 'Bateria que dura', path: `/archive-view/${alike}` },
      { id: words, title: 'Medir a água', path: `/archive-view/${words}` },
    ],
  })
  expect(await around(oldest)).toMatchObject({ previous: null, next: { id: middle }, archives: [] })
  expect(await around(newest)).toMatchObject({ previous: { id: middle }, next: null })
})

test('nothing is around what visitors may not see', async () => {
  const hidden = await addProject(6, { title: 'Sensor fechado', resum_tecnologi: 'LoRa', is_public: false })
  for (const id of [hidden, 999_999]) expect(await around(id)).toEqual({ previous: null, next: null, archives: [] })
  expect((await app.people.visitor.get('/api/v1/around-project?id=x')).status).toBe(422)
})
