import { describe, expect, test } from 'vitest'
import { addArchive } from '#tests/factories.ts'
import { makeZip, patchZip } from '#tests/zip.ts'
import { POST, photo, startArticles } from '#tests/zipped-articles.ts'

const { app, preview, commit, list, whole, one } = startArticles()

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
    expect((await app.people.admin.get('/api/v1/archives/import/list')).body.data).toEqual([])
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
