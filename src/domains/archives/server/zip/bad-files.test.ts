import { describe, expect, test } from 'vitest'
import { makeZip, patchZip, sendZip } from '#tests/zip.ts'
import { POST, photo, startArticles } from '#tests/zipped-articles.ts'

const { app, preview, commit, list, one, upload } = startArticles()

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
    const alone = await sendZip(app.people.admin, 'import', await makeZip({ 'ruim.md': text }))
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
      const answer = await sendZip(app.people.admin, path, zip)
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
    expect((await app.people.admin.post('/api/v1/archives/import', form)).status).toBe(400)
    expect((await app.people.admin.post('/api/v1/archives/import', new FormData())).status).toBe(400)
  })

  test('an import whose writing fails leaves nothing', async () => {
    await app.pool.query(`create function refuse() returns trigger language plpgsql as $$
      begin if new.title = 'Outro' then raise 'refused by the test'; end if; return new; end $$`)
    await app.pool.query('create trigger refuse before insert on archives for each row execute function refuse()')
    const answer = await sendZip(
      app.people.admin,
      'import',
      await makeZip({ 'a.md': POST, 'b.md': '---\ntitle: Outro\n---\n' }),
    )
    await app.pool.query('drop function refuse cascade')
    expect(answer.status).toBe(500)
    expect(await list()).toEqual([])
    expect((await app.people.admin.get('/api/v1/archives/import/list')).body.data).toEqual([])
  })
})

/** A ZIP whose first file says that it is encrypted, in both its headers. */
function withPassword(zip: Buffer): Buffer {
  zip.writeUInt16LE(zip.readUInt16LE(6) | 1, 6)
  const listed = zip.indexOf('PK\x01\x02', 0, 'latin1')
  zip.writeUInt16LE(zip.readUInt16LE(listed + 8) | 1, listed + 8)
  return zip
}
