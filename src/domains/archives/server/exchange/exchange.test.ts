import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp } from '#tests/app.ts'
import type { Caller } from '#tests/call.ts'
import { addArchive } from '#tests/factories.ts'
import { unzip } from '#tests/unzip.ts'
import { makeZip, patchZip, sendZip } from '#tests/zip.ts'

const app = startApp()
let admin: Caller
let photo: Buffer
beforeAll(async () => {
  admin = app.people.admin
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()
})
beforeEach(async () => void (await app.pool.query('delete from archives; delete from record_imports')))

type Files = Readonly<Record<string, string | Uint8Array>>
const zipOf = (files: Files | Buffer) => (Buffer.isBuffer(files) ? files : makeZip(files as Files))
const preview = async (files: Files | Buffer) => {
  const { status, body } = await sendZip(admin, 'import/preview', await zipOf(files))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
const commit = async (files: Files | Buffer, choices?: object) => {
  const { status, body } = await sendZip(admin, 'import', await zipOf(files), choices)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
const undo = (id: number) => admin.post('/api/v1/archives/import/undo', { id })
const list = async () => {
  const { data } = (await admin.get('/api/v1/list-archive?all=1&limit=1000')).body
  return data.result as { id: number; title: string; date: string; public: boolean }[]
}
const whole = async () => {
  const ids = (await list()).map(({ id }) => id)
  return Promise.all(ids.map(async (id) => (await admin.post('/api/v1/item-archive', { id })).body.data.result[0]))
}
const one = async () => (await whole())[0]
const download = async () => {
  const response = await admin.fetch('/api/v1/archives/export')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('content-disposition')).toContain('artigos 2026-11-23.zip')
  return Buffer.from(await response.arrayBuffer())
}
const upload = async () => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(photo)], 'foto.png', { type: 'image/png' }))
  return (await admin.post('/api/v1/upload', form)).body.data.url as string
}

const POST = `---
title: "Sete filamentos"
date: 2026-03-12
description: Tabela de oficina.
tags: [pla, petg]
autor: Joana
---

Quente: **210 °C**.
`

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

describe('what a file becomes', () => {
  test('is shown before, and nothing is kept', async () => {
    const shown = await preview({
      'blog/2026-03-12-sete.md': `${POST}\n![placa](fotos/placa.png)\n![outra](fotos/nada.png)`,
      'blog/fotos/placa.png': photo,
      'blog/fotos/solta.png': photo,
    })
    expect(shown).toEqual({
      articles: [
        {
          path: 'blog/2026-03-12-sete.md',
          title: 'Sete filamentos',
          state: 'published',
          date: '2026-03-12T03:00:00.000Z',
          pictures: 1,
          notes: ['Falta no ZIP a imagem fotos/nada.png.'],
          there: null,
        },
      ],
      ...{ refused: [], refusedCount: 0, unused: 1, ignored: ['autor'] },
    })
    expect(await list()).toEqual([])
    expect((await admin.get('/api/v1/archives/import/list')).body.data).toEqual([])
  })

  test.each([
    [
      'Hugo',
      { title: 'A', date: '2026-03-12T09:00:00-03:00', draft: true },
      { public: false, date: '2026-03-12T12:00:00.000Z' },
    ],
    [
      'Hugo, a day to come',
      { title: 'A', date: '2027-03-12' },
      { public: false, publish_at: '2027-03-12T03:00:00.000Z' },
    ],
    ['Jekyll', { title: 'A', date: '2026-03-12 09:00:00 -0300', published: false }, { public: false, title: 'A' }],
    ['Jekyll, local', { title: 'A', date: '2026-03-12 9:00' }, { public: true, date: '2026-03-12T12:00:00.000Z' }],
    [
      'Ghost',
      {
        title: 'A',
        status: 'published',
        published_at: '2026-03-12T12:00:00.000Z',
        featured: true,
        custom_excerpt: 'B',
      },
      { public: true, date: '2026-03-12T12:00:00.000Z', highlighted: true, description: 'B' },
    ],
    ['in Portuguese', { título: 'A', estado: 'rascunho', data: '2026-03-12' }, { public: false, title: 'A' }],
    ['a number and no date', { title: 2026 }, { public: true, title: '2026', date: '2026-11-23T15:00:00.000Z' }],
    [
      'scheduled for a day that has passed',
      { title: 'A', state: 'scheduled', publish_at: '2026-11-01T12:00:00Z' },
      { public: true, date: '2026-11-01T12:00:00.000Z' },
    ],
  ])('by %s', async (_, head, expected) => {
    await commit({ 'a.md': `---\n${JSON.stringify(head)}\n---\nTexto.` })
    expect(await one()).toMatchObject({ ...expected, markdown: 'Texto.' })
  })

  test.each([
    [
      '2026-03-12-sete-filamentos.md',
      'Texto.',
      { title: 'Sete filamentos', date: '2026-03-12T03:00:00.000Z', markdown: 'Texto.' },
    ],
    ['posts/sete-filamentos/index.md', 'Texto.', { title: 'Sete filamentos' }],
    ['a.markdown', '# Da primeira linha #\n\nTexto.', { title: 'Da primeira linha', markdown: 'Texto.' }],
    [
      'a.md',
      '\ufeff---\r\ntitle: Em linhas do Windows\r\n---\r\n\r\nTexto.\r\n',
      { title: 'Em linhas do Windows', markdown: 'Texto.\n' },
    ],
    ['a.md', '---\n---\nTexto.', { title: 'A', markdown: 'Texto.' }],
  ])('%s: %j', async (path, text, expected) => {
    await commit({ [path]: text })
    expect(await one()).toMatchObject(expected)
  })

  test('a text in Latin-1, and names in other encodings', async () => {
    const text = Buffer.from('---\ntitle: Ação\n---\n![](fotos/ação.png)', 'latin1')
    const zip = await makeZip({ 'a.md': text, 'fotos/aXXo.png': photo })
    // Windows in Brazil: code page 850.
    await commit(patchZip(zip, 'fotos/aXXo.png', 'fotos/a\x87\xc6o.png'))
    expect(await one()).toMatchObject({ title: 'Ação', markdown: expect.stringContaining('src="/uploads/') })
    await app.pool.query('delete from archives')
    // macOS: UTF-8 in parts (NFD), without its flag.
    const parts = Buffer.from('ação'.normalize('NFD')).toString('latin1')
    const mac = await makeZip({ 'a.md': text, [`fotos/${'x'.repeat(parts.length)}.png`]: photo })
    await commit(patchZip(mac, 'x'.repeat(parts.length), parts))
    expect((await one()).markdown).toContain('src="/uploads/')
  })

  test.each([
    ['from its folder', '![](../fotos/a.png)', 'posts/um.md', 'fotos/a.png'],
    ['with blanks', '![](minha foto.png "x")', 'um.md', 'minha foto.png'],
    ['in angle brackets', '![](<minha foto.png>)', 'um.md', 'minha foto.png'],
    ['encoded', '![](minha%20foto.png)', 'um.md', 'minha foto.png'],
    ['as HTML', '<p><img alt="x" src="a.png" onerror="alert(1)"></p>', 'um.md', 'a.png'],
    ['by reference', '![x][foto]\n\n[foto]: a.png', 'um.md', 'a.png'],
    ['Obsidian', '![[a.png|300]]', 'notas/um.md', 'anexos/a.png'],
    ['Hugo', '![](/img/a.png)', 'content/posts/um.md', 'static/img/a.png'],
    ['Jekyll', '![]({{ site.baseurl }}/assets/a.png)', '_posts/um.md', 'assets/a.png'],
    ['Ghost', '![](__GHOST_URL__/content/images/2026/a.png)', 'um.md', 'content/images/2026/a.png'],
  ])('a picture is found %s', async (_, markdown, path, picture) => {
    await commit({ [path]: `---\ntitle: Um\n---\n${markdown}`, [picture]: photo })
    const article = await one()
    expect(article.markdown).toMatch(/\/uploads\/[0-9a-f]{24}-900x600\.webp/)
    expect(article.html).toMatch(/<img[^>]+src="\/uploads\/[0-9a-f]{24}-900x600\.webp"/)
    expect(article.html).not.toContain('onerror')
  })

  test('tags are written as in the articles that are here, and those beyond the limits stay out', async () => {
    await addArchive(app, { title: 'De antes', tags: ['PLA'] })
    const many = Array.from({ length: 11 }, (_, n) => `t${n}`)
    const files = {
      'a.md': POST,
      'b.md': '---\ntitle: B\ntags: Petg, !!, PETG\n---\n',
      'c.md': `---\ntitle: C\ntags: ${JSON.stringify(many)}\n---\n`,
      'd.md': '---\ntitle: D\ntags: [{ name: Ghost, slug: ghost }]\n---\n',
    }
    expect((await preview(files)).articles.map(({ notes }: { notes: string[] }) => notes.length)).toEqual([0, 1, 1, 0])
    await commit(files)
    const byTitle = Object.fromEntries((await whole()).map(({ title, tags }) => [title, tags]))
    expect(byTitle).toMatchObject({
      'Sete filamentos': ['PLA', 'petg'],
      B: ['petg'],
      C: many.slice(0, 10),
      D: ['Ghost'],
    })
  })

  test('the pictures of the head too; those of the head that are missing are none', async () => {
    await commit({ 'a.md': '---\ntitle: A\ncover: { image: a.png }\nimage_archive: falta.png\n---\n', 'a.png': photo })
    expect(await one()).toMatchObject({ image: expect.stringContaining('/uploads/'), image_archive: '' })
  })

  test('scripts in a text are stored and shown to nobody', async () => {
    await commit({
      'a.md': '---\ntitle: A\n---\n<script>alert(1)</script><a href="javascript:alert(1)">x</a>\n\n**dois**',
    })
    const { html } = await one()
    expect(html).toContain('<strong>dois</strong>')
    expect(html).not.toMatch(/script/)
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
    const kept = (await admin.post('/api/v1/item-archive', { id })).body.data.result[0]
    expect(kept).toMatchObject({ markdown: 'O que estava aqui.', revision: 1 })
    const nothing = await sendZip(admin, 'import', await makeZip(files))
    expect([nothing.status, nothing.body.data.error]).toEqual([422, expect.stringContaining('já está aqui')])
  })

  test('files may stay out, and all come in as drafts', async () => {
    const files = { 'a.md': POST, 'b.md': '---\ntitle: Outro\ndate: 2027-01-01\n---\n' }
    expect(await commit(files, { skip: ['a.md'], drafts: true })).toMatchObject({ made: 1, refused: 1 })
    expect(await whole()).toMatchObject([{ title: 'Outro', public: false, publish_at: null }])
  })

  test('the same file, sent by two at once, comes in once', async () => {
    const zip = await makeZip({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' })
    const answers = await Promise.all([sendZip(admin, 'import', zip), sendZip(admin, 'import', zip)])
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
    expect((await admin.get('/api/v1/archives/import/list')).body.data).toMatchObject([
      { id, made: 2, undone_at: '2026-11-23T15:00:00.000Z' },
    ])
    expect((await undo(999)).status).toBe(404)
  })

  test('is refused where an article has changed since', async () => {
    const { id } = await commit({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' })
    const changed = (await list())[0]!
    await admin.post('/api/v1/update-item-archive', { id: changed.id, link: '/x' })
    const answer = await undo(id)
    expect([answer.status, answer.body.data.error]).toEqual([409, expect.stringContaining(`“${changed.title}” mudou`)])
    expect(await list()).toHaveLength(2)
  })
})

describe('bad files', () => {
  const HEADS: [string, string, string][] = [
    ['a head that does not end', '---\ntitle: A\n', 'não termina'],
    ['a head that is no YAML', '---\ntitle: "A\n---\n', 'erro na linha'],
    ['a head that is a list', '---\n- a\n---\n', 'não tem campos'],
    ['TOML', '+++\ntitle = "A"\n+++\n', 'TOML'],
    ['aliases', `---\na: &a [x]\n${'b: *a\n'}---\n`, 'referências'],
    [
      'a bomb of aliases',
      `---\na: &a [x,x]\n${[...'bcdefghij'].map((name, n) => `${name}: &${name} [${`*${'abcdefghij'[n]},`.repeat(9)}]`).join('\n')}\n---\n`,
      'referências',
    ],
    ['deep nesting', `---\na: ${'['.repeat(30_000)}\n---\n`, 'ficha'],
    ['a long head', `---\na: ${'x'.repeat(70_000)}\n---\n`, 'longa demais'],
    ['a title of 301 letters', `---\ntitle: ${'a'.repeat(301)}\n---\n`, 'Título: Use no máximo 300 caracteres.'],
    ['a title that is a list', '---\ntitle: [a, b]\n---\n', 'title: escreva um texto.'],
    ['a date that is none', '---\ntitle: A\ndate: 2026-02-30\n---\n', 'date: escreva uma data'],
    ['a date before all', '---\ntitle: A\ndate: 1492-10-12\n---\n', 'Data do artigo: Use uma data a partir de 1900.'],
    ['a state that is none', '---\ntitle: A\nstate: talvez\n---\n', 'state: escreva published'],
    ['a script as a link', '---\ntitle: A\nlink: "javascript:alert(1)"\n---\n', 'Link externo: '],
    ['a script as a picture', '---\ntitle: A\nimage: "javascript:alert(1)"\n---\n', 'Imagem: '],
    ['nothing', '', 'Está vazio.'],
  ]
  test.each(HEADS)('%s is left out with the reason, and the others come in', async (_, text, reason) => {
    const files = { 'ruim.md': text, 'bom.md': POST }
    const shown = await preview(files)
    expect(shown.refused).toEqual([{ path: 'ruim.md', text: expect.stringContaining(reason) }])
    expect(await commit(files)).toMatchObject({ made: 1, refused: 1 })
    expect((await one()).title).toBe('Sete filamentos')
    const alone = await sendZip(admin, 'import', await makeZip({ 'ruim.md': text }))
    expect([alone.status, alone.body.data.error]).toEqual([422, 'Nenhum arquivo deste ZIP entra.'])
  })

  test('a title of 300 letters, and fields named as what objects have', async () => {
    await commit({ 'a.md': `---\ntitle: ${'á'.repeat(300)}\n__proto__: { public: false }\nconstructor: x\n---\n` })
    expect(await one()).toMatchObject({ title: 'á'.repeat(300), public: true })
  })

  test('a picture that is none is left out, and its article comes without it', async () => {
    const files = {
      'a.md': '---\ntitle: A\nimage: falsa.png\n---\n![x](falsa.png) ![y](cortada.png) ![z](boa.png)',
      'falsa.png': '<svg onload="alert(1)"/>',
      'cortada.png': photo.subarray(0, 600),
      'boa.png': photo,
    }
    const shown = await preview(files)
    expect(shown.articles[0].pictures).toBe(1)
    expect(shown.refused.map(({ path }: { path: string }) => path)).toEqual(['falsa.png', 'cortada.png'])
    await commit(files)
    const article = await one()
    expect(article.image).toBe('')
    expect(article.markdown.match(/\/uploads\//g)).toHaveLength(1)
  })

  test('what is named as a copy of ours and is not keeps nothing of what it brings', async () => {
    const url = await upload()
    const own = Buffer.from(await (await app.people.visitor.fetch(url)).arrayBuffer())
    const hidden = Buffer.concat([own, Buffer.from('EXIF\x04\x00\x00\x00onde')])
    hidden.writeUInt32LE(hidden.length - 8, 4)
    await commit({ 'a.md': `---\ntitle: A\n---\n![](${url.slice(9)})`, [url.slice(9)]: hidden })
    const stored = /\/uploads\/[\w.-]+/.exec((await one()).markdown)![0]
    const bytes = Buffer.from(await (await app.people.visitor.fetch(stored)).arrayBuffer())
    expect(bytes.includes('onde')).toBe(false)
  })

  test('paths that lead out of the ZIP are left out', async () => {
    const zip = await makeZip({ 'XX/XX/fora.md': POST, 'C_/fora.md': POST, '_fora.md': POST, 'bom.md': POST })
    const bad = [
      ['XX/XX/fora.md', '../../fora.md'],
      ['C_/fora.md', 'C:/fora.md'],
      ['_fora.md', '/fora.md'],
    ]
    const files = bad.reduce((patched, [from, to]) => patchZip(patched, from!, to!), zip)
    const shown = await preview(files)
    expect(shown.refused).toHaveLength(3)
    expect(shown.refused[0]).toEqual({ path: '../../fora.md', text: 'O caminho leva para fora do ZIP.' })
    expect(await commit(files)).toMatchObject({ made: 1, refused: 3 })
  })

  test.each<[string, () => Promise<Uint8Array>, number, string]>([
    ['no ZIP', async () => Buffer.from('isto não é um ZIP'), 422, 'não é um ZIP inteiro'],
    ['cut', async () => (await makeZip({ 'a.md': POST })).subarray(0, -30), 422, 'não é um ZIP inteiro'],
    [
      'cut in its list',
      async () => patchZip(await makeZip({ 'a.md': POST }), 'PK\x01\x02', 'PK\x01\x03'),
      422,
      'não é um ZIP inteiro',
    ],
    ['empty', async () => makeZip({}), 422, 'Não há artigo neste ZIP'],
    ['without articles', async () => makeZip({ 'a.txt': 'x' }), 422, 'Não há artigo neste ZIP'],
    ['with a password', async () => withPassword(await makeZip({ 'a.md': POST })), 422, 'tem senha'],
    ['a bomb', async () => makeZip({ 'a.md': Buffer.alloc(20_000_000) }), 422, 'cresce demais'],
    [
      'a thousand and one articles',
      async () => makeZip(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}.md`, 'x']))),
      413,
      '1.000 artigos',
    ],
    [
      'texts of 33 MB',
      async () =>
        makeZip(Object.fromEntries(Array.from({ length: 33 }, (_, n) => [`${n}.md`, Buffer.alloc(1024 * 1024)]))),
      413,
      '32 MB',
    ],
    [
      '5,001 files',
      async () => makeZip(Object.fromEntries(Array.from({ length: 5001 }, (_, n) => [`${n}.txt`, 'x']))),
      413,
      '5.000 arquivos',
    ],
  ])('%s is refused whole', async (_, make, status, error) => {
    const zip = await make()
    for (const path of ['import/preview', 'import']) {
      const answer = await sendZip(admin, path, zip)
      expect([answer.status, answer.body.data.error]).toEqual([status, expect.stringContaining(error)])
    }
    expect(await list()).toEqual([])
  })

  test('a file that is not as long as the list says, or not what it was, is left out', async () => {
    const zip = await makeZip({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' })
    // The checksum of the first file, in the list at the end.
    const listed = zip.indexOf('PK\x01\x02', 0, 'latin1')
    zip.writeUInt32LE(1, listed + 16)
    const shown = await preview(zip)
    expect(shown.refused).toEqual([{ path: 'a.md', text: 'Está danificado no ZIP.' }])
    zip.writeUInt32LE(5, listed + 24)
    expect((await preview(zip)).refused).toEqual([{ path: 'a.md', text: 'Está danificado no ZIP.' }])
  })

  test('choices that are no JSON are refused', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await makeZip({ 'a.md': POST }))], 'a.zip'))
    form.append('choices', '{"skip": 1}')
    expect((await admin.post('/api/v1/archives/import', form)).status).toBe(400)
    expect((await admin.post('/api/v1/archives/import', new FormData())).status).toBe(400)
  })

  test('an import whose writing fails leaves nothing', async () => {
    await app.pool.query(`create function refuse() returns trigger language plpgsql as $$
      begin if new.title = 'Outro' then raise 'refused by the test'; end if; return new; end $$`)
    await app.pool.query('create trigger refuse before insert on archives for each row execute function refuse()')
    const answer = await sendZip(admin, 'import', await makeZip({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' }))
    await app.pool.query('drop function refuse cascade')
    expect(answer.status).toBe(500)
    expect(await list()).toEqual([])
    expect((await admin.get('/api/v1/archives/import/list')).body.data).toEqual([])
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

/** A ZIP whose first file says that it is encrypted, in both its headers. */
function withPassword(zip: Buffer): Buffer {
  zip.writeUInt16LE(zip.readUInt16LE(6) | 1, 6)
  const listed = zip.indexOf('PK\x01\x02', 0, 'latin1')
  zip.writeUInt16LE(zip.readUInt16LE(listed + 8) | 1, listed + 8)
  return zip
}
