import { describe, expect, test } from 'vitest'
import { addArchive } from '#tests/factories.ts'
import { unzip } from '#tests/unzip.ts'
import { makeZip, sendZip } from '#tests/zip.ts'
import { POST, startArticles } from '#tests/zipped-articles.ts'

const { app, preview, commit, list, whole, upload } = startArticles()
const undo = (id: number) => app.people.admin.post('/api/v1/archives/import/undo', { id })
const download = async () => {
  const response = await app.people.admin.fetch('/api/v1/archives/export')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('content-disposition')).toContain('artigos 2026-11-23.zip')
  return Buffer.from(await response.arrayBuffer())
}

describe('out and in again', () => {
  test('articles that went out come into an empty house equal, with the same addresses of their pictures', async () => {
    const url = await upload()
    await addArchive(app, {
      ...{
        title: 'Público: “com” aspas',
        description: 'Um\ntexto <em>longo</em>.',
        link: 'https://exemplo.com.br/x',
        tags: ['Impressão 3D', 'C++'],
      },
      ...{ image: url, image_archive: 'https://exemplo.com.br/b.png', highlighted: true, date: '2026-01-02T10:30:00Z' },
      markdown: `\n\n# Um\n\n![a placa](${url} "título")\n\n![[minha foto.png]]\n\n\`---\`\n\n---\nfim  \n`,
    })
    await addArchive(app, { title: 'Rascunho', archive_public: false, highlighted: false, markdown: '' })
    await addArchive(app, { title: 'true', publish_at: '2026-12-24T12:00:00Z', markdown: '---\ntitle: x\n---\n' })
    await addArchive(app, { title: 'Rascunho', archive_public: false, markdown: 'Com o mesmo título.' })
    const before = await whole()
    const zip = await download()
    const names = [...unzip(zip).keys()]
    expect(names.filter((name) => name.endsWith('.md')).sort()).toEqual([
      '2026-01-02-publico-com-aspas.md',
      'rascunho-2.md',
      'rascunho.md',
      'true.md',
    ])
    const [picture] = names.filter((name) => !name.endsWith('.md'))
    expect(`/uploads/${picture!.replace('imagens/', '')}`).toBe(url)
    await app.pool.query('delete from archives')
    await app.storage.uploads.deleteAll('')

    const shown = await preview(zip)
    expect(shown.articles).toHaveLength(4)
    expect(shown.refused).toEqual([])
    expect(await commit(zip)).toMatchObject({
      made: 4,
      refused: 0,
      changed: 0,
      file_name: 'artigos.zip',
      by: 'Dona Marina',
    })
    const same = (article: Record<string, unknown>) => {
      const { id: _, previous: __, next: ___, updated: ____, date, dated, ...rest } = article
      return { ...rest, ...(dated ? { date } : {}) }
    }
    const byText = (a: { markdown: string }, b: { markdown: string }) => a.markdown.localeCompare(b.markdown)
    expect((await whole()).sort(byText).map(same)).toEqual(before.sort(byText).map(same))
    expect((await app.people.visitor.fetch(url)).status).toBe(200)
    expect((await app.people.visitor.fetch(url.replace('.webp', '-640.webp'))).status).toBe(200)
  })

  test('an empty house exports an empty ZIP, and only the admin exports and imports', async () => {
    expect(unzip(await download()).size).toBe(0)
    for (const who of [app.people.staff, app.people.visitor]) {
      expect((await who.fetch('/api/v1/archives/export')).status).toBe(403)
      expect((await sendZip(who, 'import/preview', await makeZip({ 'a.md': POST }))).status).toBe(403)
      expect((await sendZip(who, 'import', await makeZip({ 'a.md': POST }))).status).toBe(403)
      expect((await who.post('/api/v1/archives/import/undo', { id: 1 })).status).toBe(403)
    }
    expect(await list()).toEqual([])
  })

  test('an export is in the security log', async () => {
    await download()
    const { rows } = await app.pool.query("select detail from security_log where event = 'export'")
    expect(rows).toContainEqual({ detail: 'archives.export' })
  })
})

describe('what is here already', () => {
  test('stays as it is: the same title is left out, or comes in as another article where that is chosen', async () => {
    const id = await addArchive(app, { title: 'SETE FILAMENTOS', markdown: 'O que estava aqui.' })
    const files = { 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' }
    expect((await preview(files)).articles).toMatchObject([{ there: '2026-11-23T15:00:00.000Z' }, { there: null }])
    expect(await commit(files)).toMatchObject({ made: 1, refused: 1 })
    expect(await commit(files, { asNew: ['a.md'] })).toMatchObject({ made: 1, refused: 1 })
    expect((await list()).map(({ title }) => title).sort()).toEqual(['Outro', 'SETE FILAMENTOS', 'Sete filamentos'])
    const kept = (await app.people.admin.post('/api/v1/item-archive', { id })).body.data.result[0]
    expect(kept).toMatchObject({ markdown: 'O que estava aqui.', revision: 1 })
    const nothing = await sendZip(app.people.admin, 'import', await makeZip(files))
    expect([nothing.status, nothing.body.data.error]).toEqual([422, expect.stringContaining('já está aqui')])
  })

  test('files may stay out, and all come in as drafts', async () => {
    const files = { 'a.md': POST, 'b.md': '---\ntitle: Outro\ndate: 2027-01-01\n---\n' }
    expect(await commit(files, { skip: ['a.md'], drafts: true })).toMatchObject({ made: 1, refused: 1 })
    expect(await whole()).toMatchObject([{ title: 'Outro', public: false, publish_at: null }])
  })

  test('the same file, sent by two at once, comes in once', async () => {
    const zip = await makeZip({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' })
    const answers = await Promise.all([
      sendZip(app.people.admin, 'import', zip),
      sendZip(app.people.admin, 'import', zip),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await list()).toHaveLength(2)
  })
})

describe('undoing', () => {
  test('takes all of an import back, once', async () => {
    await addArchive(app, { title: 'De antes' })
    const { id } = await commit({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' })
    expect(await list()).toHaveLength(3)
    expect((await undo(id)).status).toBe(200)
    expect((await list()).map(({ title }) => title)).toEqual(['De antes'])
    expect((await undo(id)).status).toBe(409)
    expect((await app.people.admin.get('/api/v1/archives/import/list')).body.data).toMatchObject([
      { id, made: 2, undone_at: '2026-11-23T15:00:00.000Z' },
    ])
    expect((await undo(999)).status).toBe(404)
  })

  test('is refused where an article has changed since', async () => {
    const { id } = await commit({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' })
    const changed = (await list())[0]!
    await app.people.admin.post('/api/v1/update-item-archive', { id: changed.id, link: '/x' })
    const answer = await undo(id)
    expect([answer.status, answer.body.data.error]).toEqual([409, expect.stringContaining(`“${changed.title}” mudou`)])
    expect(await list()).toHaveLength(2)
  })
})

test('1,000 articles are shown, come in, go out and are undone', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 1000 }, (_, n) => [
      `posts/${n}.md`,
      `---\ntitle: Artigo ${n}\n---\n\n## Parte\n\nTexto **${n}**.`,
    ]),
  )
  const zip = await makeZip(files)
  expect((await preview(zip)).articles).toHaveLength(1000)
  const { id, made } = await commit(zip)
  expect(made).toBe(1000)
  expect(unzip(await download()).size).toBe(1000)
  expect((await undo(id)).status).toBe(200)
  expect(await list()).toEqual([])
}, 60_000)
