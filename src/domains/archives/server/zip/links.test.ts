import { beforeEach, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import { addArchive } from '#tests/factories.ts'
import { unzip } from '#tests/unzip.ts'
import { makeZip, sendZip } from '#tests/zip.ts'
import { textFinder } from './zip-pictures.ts'

const app = startApp()
beforeEach(async () => void (await app.pool.query('delete from archives; delete from record_imports')))

const take = async (files: Record<string, string>, choices?: object) =>
  expect((await sendZip(app.people.admin, 'import', await makeZip(files), choices)).status).toBe(200)
const stored = async () =>
  (
    await app.pool.query<{ id: number; title: string; markdown: string; html: string }>(
      'select * from archives order by id',
    )
  ).rows
const titled = async (title: string) => (await stored()).find((one) => one.title === title)!

test.each([
  ['posts/um.md', 'dois.md', 'posts/dois.md'],
  ['um.md', 'posts/dois.md#fim', 'posts/dois.md'],
  ['um.md', '/posts/dois/', 'posts/dois.md'],
  ['um.md', '/blog/2026/03/12/sete-filamentos.html', '2026-03-12-sete-filamentos.md'],
  ['um.md', '../guia/', 'guia/index.md'],
  ['um.md', 'https://exemplo.com.br/dois.md', undefined],
  ['um.md', '#fim', undefined],
  ['um.md', '/contact', undefined],
  ['um.md', 'repetido', undefined],
])('in %s the address %s means %s', (from, address, text) => {
  const paths = [
    'um.md',
    'posts/dois.md',
    '2026-03-12-sete-filamentos.md',
    'guia/index.md',
    'a/repetido.md',
    'b/repetido.md',
  ]
  expect(textFinder(paths)(from, address)).toBe(text)
})

test('links between the articles of a ZIP lead to their new addresses, to one that comes later and to one that is here', async () => {
  const here = await addArchive(app, { title: 'Já aqui' })
  await take({
    'um.md':
      '---\ntitle: Um\n---\n[dois](posts/dois.md#contas), [aqui](aqui.md), [fora](https://exemplo.com.br/dois.md), [contato](/contact)',
    'posts/dois.md': '---\ntitle: Dois\n---\n<a href="../um.md">um</a> e [um][u]\n\n[u]: ../um.md',
    'aqui.md': '---\ntitle: Já aqui\n---\nOutro texto.',
  })
  const [um, dois] = [await titled('Um'), await titled('Dois')]
  expect(um.markdown).toBe(
    `[dois](/archive-view/${dois.id}#contas), [aqui](/archive-view/${here}), [fora](https://exemplo.com.br/dois.md), [contato](/contact)`,
  )
  expect(um.html).toContain(`href="/archive-view/${dois.id}#contas"`)
  expect(dois.markdown).toBe(`<a href="/archive-view/${um.id}">um</a> e [um][u]\n\n[u]: /archive-view/${um.id}`)
})

test('what leads to an article that is left out stays as it is written', async () => {
  await take(
    { 'um.md': '---\ntitle: Um\n---\n[dois](dois.md)', 'dois.md': '---\ntitle: Dois\n---\nTexto.' },
    { skip: ['dois.md'] },
  )
  expect((await titled('Um')).markdown).toBe('[dois](dois.md)')
})

test('all that is exported and imported elsewhere links as before', async () => {
  const later = 5_000_000
  const first = await addArchive(app, {
    title: 'Primeiro',
    markdown: `[segundo](/archive-view/${later}#parte) e [nenhum](/archive-view/9999)`,
  })
  await app.pool.query('update archives set id = $1 where id = $2', [
    later,
    await addArchive(app, { title: 'Segundo', markdown: `[primeiro](/archive-view/${first})` }),
  ])
  const zip = Buffer.from(await (await app.people.admin.fetch('/api/v1/archives/export')).arrayBuffer())
  const files = unzip(zip)
  expect([...files].find(([path]) => path.includes('primeiro'))?.[1].toString()).toMatch(
    /\[segundo\]\([\w-]*segundo\.md#parte\) e \[nenhum\]\(\/archive-view\/9999\)/,
  )
  await app.pool.query('delete from archives')
  expect((await sendZip(app.people.admin, 'import', zip)).status).toBe(200)
  const [primeiro, segundo] = [await titled('Primeiro'), await titled('Segundo')]
  expect(primeiro.markdown).toBe(`[segundo](/archive-view/${segundo.id}#parte) e [nenhum](/archive-view/9999)`)
  expect(segundo.markdown).toBe(`[primeiro](/archive-view/${primeiro.id})`)
  expect(segundo.id).not.toBe(later)
})
