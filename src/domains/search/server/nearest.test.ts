import { expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'
import { wordsOfPath } from './nearest.ts'

const app = startApp({ seed: 'demo' })
const nearest = async (path: string) =>
  (await app.people.visitor.get(`/api/v1/nearest-pages?path=${encodeURIComponent(path)}`)).body.data

test.each([
  ['/blog/2019/luminaria-onda.html', ['blog', 'luminaria', 'onda']],
  ['/BemVindoAoCafe', ['Bem', 'Vindo', 'Cafe']],
  ['/index.php?p=segredo#topo', []],
  ['/%E0%A4%A', []],
  ['/portf%C3%B3lio/ver_12', ['portfólio', 'ver']],
])('the words of %s are %s', (path, words) => expect(wordsOfPath(path)).toEqual(words))

test('an address that is none leads to the pages with its words, also mistyped', async () => {
  const lamp = await addProject(app, { title: 'Luminária de parede' })
  const article = await addArchive(app, { title: 'Como medir cisternas' })
  const found = await nearest('/projetos/luminaria')
  expect(found[0]).toEqual({ path: `/project-view/${lamp}`, title: 'Luminária de parede' })
  expect(found.at(-1)).toEqual({ path: '/projects', title: 'Todos os projetos' })
  expect(await nearest('/blog/')).toEqual([{ path: '/archive', title: 'Todos os arquivos' }])
  expect(await nearest('/artigos/medir-cistrenas')).toContainEqual({
    path: `/archive-view/${article}`,
    title: 'Como medir cisternas',
  })
  expect(await nearest('/contato')).toContainEqual({ path: '/contact', title: 'Contato' })
  expect(await nearest('/servicos/impressao')).toContainEqual({ path: '/areas/impressao-3d', title: 'Impressão 3D' })
  expect(await nearest('/zzzz-qqqq')).toEqual([])
})

test('a page of a module that is off is no answer', async () => {
  const cafe = { path: '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia', title: 'Primeiro café, depois bom dia' }
  const piece = { path: '/sua-peca', title: 'Sua peça' }
  expect(await nearest('/cafe')).toContainEqual(cafe)
  expect(await nearest('/calculadora')).toContainEqual(piece)
  for (const module of ['coffee', 'pieces']) await app.people.admin.post('/api/v1/modules', { module, on: false })
  expect(await nearest('/cafe')).not.toContainEqual(cafe)
  expect(await nearest('/calculadora')).not.toContainEqual(piece)
})

test('no more than three, and nothing private', async () => {
  for (let count = 0; count < 5; count++) await addProject(app, { title: `Suporte ${count}` })
  await addProject(app, { title: 'Segredo guardado', is_public: false })
  expect(await nearest('/suporte')).toHaveLength(3)
  expect(await nearest('/segredo-guardado')).toEqual([])
  expect((await app.people.visitor.get(`/api/v1/nearest-pages?path=/${'a'.repeat(2001)}`)).status).toBe(422)
})
