import { expect, test } from 'vitest'
import { centreImages } from './centre-images.ts'
import { renderHere } from './pipeline.ts'

const UPLOAD = '/uploads/0123456789abcdef-1600x900.webp'
const html = async (markdown: string) => (await renderHere(markdown)).html

test('GFM: tables, tasks, strikethrough, autolinks', async () => {
  expect(await html('~~x~~ https://e.com')).toBe(
    '<p><del>x</del> <a href="https://e.com" rel="noopener noreferrer">https://e.com</a></p>',
  )
  const table = await html('| a | b |\n|---|--:|\n| 1 | 2 |')
  expect(table).toContain('<div class="table-scroll" role="group" aria-label="Tabela" tabindex="0"><table>')
  expect(table).toContain('<td class="align-right">2</td>')
  const tasks = await html('- [x] um\n- [ ] dois')
  expect(tasks).toContain('<input type="checkbox" checked disabled aria-label="Feito"> um')
  expect(tasks).toContain('<input type="checkbox" disabled aria-label="A fazer"> dois')
})

test('each table that scrolls is named after its caption or the heading above it', async () => {
  const table = '| a |\n|---|\n| 1 |\n'
  const page = await html(
    `${table}\n## Os *números*\n\n${table}\n${table}\n### Fundo\n\n<table><caption>Por mês</caption><tr><td>1</td></tr></table>`,
  )
  expect([...page.matchAll(/role="group" aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Tabela',
    'Tabela: Os números',
    'Tabela 2: Os números',
    'Tabela: Por mês',
  ])
})

test('figures stay with their units, and words of one letter with the next; code is left alone', async () => {
  expect(await html('A peça de **3 mm** custa R$ 48 e\n`dura 3 h` a frio.')).toBe(
    '<p>A\u00a0peça de <strong>3\u00a0mm</strong> custa R$\u00a048 e\n<code>dura 3 h</code> a\u00a0frio.</p>',
  )
})

test('footnotes are named in Portuguese and lead there and back', async () => {
  const page = await html('# Um\n\ntexto[^a] e de novo[^a]\n\n[^a]: explicação')
  expect(page).toContain('<a href="#user-content-fn-a" id="user-content-fnref-a"')
  expect(page).toContain('<li id="user-content-fn-a">')
  expect(page).toContain('<h2 class="footnotes-title" id="user-content-footnote-label">Notas</h2>')
  expect(page).toMatch(
    /<a href="#user-content-fnref-a"[^>]*aria-label="Voltar ao texto[^"]*"[^>]*>Voltar ao texto<\/a>/,
  )
  expect(page).toContain('href="#user-content-fnref-a-2"')
  expect((await renderHere('x[^a]\n\n[^a]: y')).toc).toEqual([])
})

test('headings stand below the page title, in order, with ids and a table of contents', async () => {
  const { html, toc } = await renderHere(
    '# Instalação & uso\n\n## Passo **um**\n\n#### Fundo\n\n# Instalação & uso\n\n# 3D\n\n# ?',
  )
  expect(html).not.toContain('<h1')
  expect(html).toContain('<h4 id="fundo">Fundo</h4>')
  expect(toc).toEqual([
    { id: 'instalacao-uso', text: 'Instalação & uso', level: 2 },
    { id: 'passo-um', text: 'Passo um', level: 3 },
    { id: 'instalacao-uso-1', text: 'Instalação & uso', level: 2 },
    { id: 'secao-3d', text: '3D', level: 2 },
    { id: 'secao', text: '?', level: 2 },
  ])
  expect((await renderHere('## A\n\n### B\n\n## A')).toc.map(({ id, level }) => [id, level])).toEqual([
    ['a', 2],
    ['b', 3],
    ['a-1', 2],
  ])
  expect((await renderHere('### Só h3')).toc).toEqual([{ id: 'so-h3', text: 'Só h3', level: 2 }])
  expect((await renderHere('## a\n\n## a 1\n\n## a')).toc.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2'])
})

test('words leave code out; the first picture is the first one shown', async () => {
  const { words, firstImage } = await renderHere(
    'Três palavras aqui.\n\n```\nmuito código mesmo\n```\n\n![](data:x) ![](http://e.com/a.png) ![b](https://e.com/b.png) ![](c.png)',
  )
  expect(words).toBe(3)
  expect(firstImage).toBe('https://e.com/b.png')
  expect(await renderHere('')).toEqual({ html: '', toc: [], words: 0, firstImage: undefined, uncoloured: false })
})

test('our uploads have size, copies and late loading; other pictures what can be known', async () => {
  const own = await html(`![Uma peça](${UPLOAD})`)
  for (const part of [
    `src="${UPLOAD}"`,
    'width="1600" height="900"',
    `srcset="/uploads/0123456789abcdef-1600x900-640.webp 640w, `,
    'sizes="(min-width: 48rem) 44rem, 100vw"',
    'loading="lazy" decoding="async"',
    'alt="Uma peça"',
  ]) {
    expect(own).toContain(part)
  }
  expect(await html(`<img src="${UPLOAD}" width="400">`)).toContain(
    'sizes="(min-width: 48rem) 44rem, 100vw" height="225"',
  )
  expect(await html('![x](//e.com/a.png)')).toBe(
    '<p><img src="https://e.com/a.png" alt="x" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
  )
  expect(await html('![x](http://e.com/a.png)')).toBe(
    '<p><a href="http://e.com/a.png" rel="noopener noreferrer">x</a></p>',
  )
  expect(await html('[![x](http://e.com/a.png)](/b)')).toBe('<p><a href="/b">x</a></p>')
  expect(await html('a ![x](data:image/png;base64,AA) b')).toBe('<p>a x b</p>')
})

test.each([
  ['![](foto.png)', '/uploads/foto.png'],
  ['![](foto%20um.png)', '/uploads/foto%20um.png'],
  ['![](<foto um.png>)', '/uploads/foto%20um.png'],
  ['<img src="foto um.png">', '/uploads/foto%20um.png'],
  ['![](./pasta/foto.png)', '/uploads/pasta/foto.png'],
  ['![](uploads/foto.png?v=2)', '/uploads/foto.png'],
  ['![](/uploads/foto.png)', '/uploads/foto.png'],
  ['![](/-/foto.png)', '/-/foto.png'],
  ['![](../foto.png)', '../foto.png'],
  ['![](https://e.com/foto.png)', 'https://e.com/foto.png'],
])('the picture of %s is at %s', async (text, src) => {
  expect(await html(text)).toContain(`<img src="${src}"`)
})

test('what the form keeps of a wiki embed shows the upload of that name', async () => {
  expect(await html(centreImages('![[foto um.png]]'))).toMatch(
    /<img src="\/uploads\/foto%20um\.png"[^>]*class="centered"/,
  )
  expect(await html(centreImages('![[filme.mp4]]'))).toContain('<video src="/uploads/filme.mp4"')
  expect(await html('![](0123456789abcdef-1600x900.webp)')).toContain('width="1600" height="900"')
})

test.each([
  '<p align="center">x</p>',
  '<center>x</center>',
  '<div style="text-align: center">x</div>',
  '<div STYLE="color:red;TEXT-ALIGN:CENTER">x</div>',
  '<img src="a.png" align="middle">',
  '<img src="a.png" style="display: block; margin: 0 auto">',
  '<img src="a.png" style="margin-left:auto;margin-right:auto;max-width:100%">',
  '<span style="display: block; text-align: center"><img src="a.png"></span>',
])('%s is centred by a class', async (text) => {
  const page = await html(text)
  expect(page).toMatch(/<(p|div|img)[^>]* ?class="centered"/)
  expect(page).not.toContain('style=')
  expect(page).not.toContain('<span')
})

test('a film of ours plays, one of YouTube or Vimeo is a link with a picture of our own, any other is a link', async () => {
  const video = '<video src="/uploads/a.mp4" controls preload="metadata" playsinline aria-label="Vídeo">'
  expect(await html('![](/uploads/a.mp4)')).toContain(video)
  expect(await html('[/uploads/a.mp4](/uploads/a.mp4)')).toContain(video)
  expect(await html('<video autoplay><source src="/uploads/a.mp4"></video>')).toContain(video)
  expect(await html('texto [a](/uploads/a.mp4) texto')).not.toContain('<video')
  expect(await html('<video src="https://e.com/a.mp4"></video>')).toBe(
    '<p><a href="https://e.com/a.mp4" rel="noopener noreferrer">Abrir o\u00a0vídeo</a></p>',
  )
  for (const address of [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&x=1',
    'http://www.youtube.com/shorts/dQw4w9WgXcQ',
  ]) {
    const page = await html(`a\n\n${address}\n\nb`)
    expect(page).toContain(
      '<a class="video-link" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer"><svg',
    )
    expect(page).toContain('<span>Assistir ao vídeo no YouTube</span></a>')
  }
  const pasted = '<iframe width="560" src="https://player.vimeo.com/video/123456" allowfullscreen></iframe>'
  expect(await html(pasted)).toContain('<p><a class="video-link" href="https://vimeo.com/123456"')
  expect(await html('[A montagem](https://vimeo.com/123456)')).toContain('<span>A\u00a0montagem</span>')
  expect(await html('veja https://vimeo.com/123456')).not.toContain('video-link')
  expect(await html('https://vimeo.com/sobre')).not.toContain('video-link')
})

test('links out carry rel and no target; links within carry neither', async () => {
  expect(await html('[a](https://e.com) [b](/c) [d](#e) [f](mailto:a@b.c) [g](//e.com)')).toBe(
    '<p><a href="https://e.com" rel="noopener noreferrer">a</a> <a href="/c">b</a> <a href="#e">d</a> ' +
      '<a href="mailto:a@b.c">f</a> <a href="//e.com" rel="noopener noreferrer">g</a></p>',
  )
})
