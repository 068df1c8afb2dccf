import { expect, test } from 'vitest'
import { MAX_CARD_DRAWING } from '#domains/projects/project.ts'
import { startApp } from '#tests/app.ts'
import { addArchive, addProject } from '#tests/factories.ts'

const app = startApp()

async function find(q: string, more = '') {
  const { status, body } = await app.people.visitor.get(`/api/v1/search?q=${encodeURIComponent(q)}${more}`)
  expect(status, q).toBe(200)
  return body as {
    data: { title: string; drawing: string; extract: { text: string; hit: boolean }[] }[]
    pages: { path: string; titled: boolean }[]
    total: number
    kinds: object
    corrected?: string
  }
}
const titles = async (q: string) => (await find(q)).data.map(({ title }) => title)
const marked = (pieces: { text: string; hit: boolean }[] = []) =>
  pieces.filter(({ hit }) => hit).map(({ text }) => text)

test('[PRJ-07] one word is found as two, and two that a hyphen joins as one', async () => {
  await addArchive(app, { title: 'Sem fio', markdown: 'O aparelho fala por Wi-Fi com a casa.' })
  await addArchive(app, { title: 'Sem cabo', markdown: 'A rede wifi do sítio.' })
  await addArchive(app, { title: 'Em francês', markdown: 'Oui. Fi é outra coisa, e wi também.' })
  for (const q of ['wifi', 'wi-fi', 'Wi-Fi', 'WIFI'])
    expect((await titles(q)).sort(), q).toEqual(['Sem cabo', 'Sem fio'])
  expect((await find('wifi')).corrected).toBeUndefined()
  expect((await find('wifi -casa')).data.map(({ title }) => title)).toEqual(['Sem cabo'])
})

test('[PRJ-07] C++ and C# are not C', async () => {
  await addArchive(app, { title: 'Em C', markdown: 'Escrito em C puro.' })
  await addArchive(app, { title: 'Em C++', markdown: 'Escrito em C++17, com classes.' })
  await addArchive(app, { title: 'Em C#', markdown: 'Para janelas.' })
  const all = async (q: string) => (await titles(q)).filter((title) => title.startsWith('Em '))
  expect(await all('C++')).toEqual(['Em C++'])
  expect(await all('c++ classes')).toEqual(['Em C++'])
  expect(await all('cpp')).toEqual(['Em C++'])
  expect(await all('C#')).toEqual(['Em C#'])
  expect(await all('C')).toEqual(['Em C'])
  expect(marked((await find('C++')).data[0]?.extract)).toContain('C++')
})

test('[PRJ-07] a project is found with its own drawing, an article without', async () => {
  const figure = '<svg viewBox="0 0 8 8"><path class="ink" d="M0 0L8 8"/></svg>'
  await addProject(app, { title: 'Tramela desenhada', drawing_html: figure })
  await addProject(app, { title: 'Tramela enorme', drawing_html: figure.padEnd(MAX_CARD_DRAWING + 1) })
  await addArchive(app, { title: 'Tramela escrita', markdown: 'Sem desenho.' })
  const drawings = Object.fromEntries((await find('tramela')).data.map(({ title, drawing }) => [title, drawing]))
  expect(drawings).toEqual({ 'Tramela desenhada': figure, 'Tramela enorme': '', 'Tramela escrita': '' })
})

test('[PRJ-07] the pages that are neither projects nor articles are found too, on the first page alone', async () => {
  const paths = async (q: string, more?: string) => (await find(q, more)).pages.map(({ path }) => path)
  for (const [q, path] of [
    ['contato', '/contact'],
    ['fale conosco', '/contact'],
    ['privacidade', '/privacy'],
    ['LGPD', '/privacy'],
    ['cafés', '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia'],
    ['cafe', '/BemVindoAoCafe-PrimeiroCafeDepoisBomDia'],
    ['conformidade', '/legal-compliance'],
    ['o aviso de privacidade', '/privacy'],
  ] as const)
    expect(await paths(q), q).toEqual([path])
  expect((await find('contato', '&page=2')).kinds).toMatchObject({ all: 0, page: 1 })
  expect((await find('contato', '&kind=archive')).kinds).toMatchObject({ all: 0, page: 1 })
  expect(await paths('privacidade -dados')).toEqual([])
  expect(await paths('cisterna')).toEqual([])
  expect(await paths('contato', '&page=2')).toEqual([])
  expect(await paths('contato', '&kind=archive')).toEqual([])
})

test('[PRJ-07] a title with the words comes first: of an article before its text, of a page before all', async () => {
  await addArchive(app, { title: 'Protótipo em uma tarde', markdown: 'Camada por camada.' })
  await addArchive(app, { title: 'Outra coisa', markdown: 'Um protótipo. '.repeat(300) })
  expect(await titles('protótipo')).toEqual(['Protótipo em uma tarde', 'Outra coisa'])
  expect((await find('protótipo')).pages).toEqual([
    expect.objectContaining({ path: '/areas/impressao-3d', titled: false }),
  ])
  expect((await find('contato')).pages).toMatchObject([{ path: '/contact', titled: true }])
  expect(await find('protótipo', '&kind=page')).toMatchObject({ data: [], total: 1, kinds: { all: 2, page: 1 } })
  expect((await find('protótipo', '&kind=page')).pages).toHaveLength(1)
})

test('[PRJ-07] the people of the firm are found by name and work, and no name is taken for another word', async () => {
  await addArchive(app, { title: 'Valores', markdown: 'Custa cem reais na marinha.' })
  const paths = async (q: string) => (await find(q)).pages.map(({ path }) => path)
  expect(await paths('marina reis')).toEqual(['/pessoas/marina-reis'])
  expect((await find('marina reis')).corrected).toBeUndefined()
  expect(await find('reis')).toMatchObject({ data: [], pages: [{ path: '/pessoas/marina-reis', titled: true }] })
  expect(await paths('placas')).toContain('/pessoas/davi-nunes')

  const { people } = (await app.people.admin.get('/api/v1/site/settings')).body.data.values
  const left = people.people.map((person: object) => ({ ...person, left: true }))
  await app.people.admin.post('/api/v1/site/save', { section: 'people', value: { ...people, people: left } })
  expect(await paths('marina reis')).toEqual([])
})
