import { expect, test } from 'vitest'
import { centreImages } from './centre-images.ts'
import { renderHere } from './pipeline.ts'

const centred = (attributes: string) =>
  `<span style="display: block; text-align: center"><img ${attributes} style="max-width: 100%"></span>`
const shown = (src: string, alt: string) =>
  `<img src="/uploads/${src}" alt="${alt}" class="centered" loading="lazy" decoding="async">`
const html = async (markdown: string) => (await renderHere(centreImages(markdown))).html

test.each([
  ['![[path with spaces.png]]', 'src="path%20with%20spaces.png" alt="path with spaces"'],
  ['![[a/b c.png|Uma peça]]', 'src="a/b%20c.png" alt="Uma peça"'],
  ['![[a.png|300]]', 'src="a.png" alt="a" width="300"'],
  ['![[a.png|peça|300x200]]', 'src="a.png" alt="peça" width="300" height="200"'],
  ['![alt](a.png)', 'src="a.png" alt="alt"'],
  ['![](a.png)', 'src="a.png" alt=""'],
  ['![alt](path "título")', 'src="path" alt="alt" title="título"'],
  ['![alt](<my file.png> "t")', 'src="my%20file.png" alt="alt" title="t"'],
  ['![alt](my file.png)', 'src="my%20file.png" alt="alt"'],
  ['![alt](my  file (1).png "t")', 'src="my%20%20file%20(1).png" alt="alt" title="t"'],
  ["![alt](my file.png 't')", 'src="my%20file.png" alt="alt" title="t"'],
  ['![*um* `dois`](a.png)', 'src="a.png" alt="um dois"'],
  ['![](https://e.com/a_b_c.png?x=1&y=2)', 'src="https://e.com/a_b_c.png?x=1&#38;y=2" alt=""'],
  ['![[a_b_c.png]]', 'src="a_b_c.png" alt="a_b_c"'],
  ['![x "y" <b> \\] | `](a.png)', 'src="a.png" alt="x &#34;y&#34; &#60;b&#62; &#93; &#124; &#96;"'],
  ['![x" onerror="alert(1)](a b.png)', 'src="a%20b.png" alt="x&#34; onerror=&#34;alert(1)"'],
  ['![[a"onerror="alert(1).png]]', 'src="a&#34;onerror=&#34;alert(1).png" alt="a&#34;onerror=&#34;alert(1)"'],
  ['![um\ndois](a.png)', 'src="a.png" alt="um dois"'],
  ['![um\ndois](a b.png)', 'src="a%20b.png" alt="um dois"'],
  ['![](https://e.com/minha foto.png)', 'src="https://e.com/minha%20foto.png" alt=""'],
  ['![a](www.e.com/minha foto.png "t")', 'src="www.e.com/minha%20foto.png" alt="a" title="t"'],
  ['![a](https://e.com/a b.png?de=x@e.com&em=y z)', 'src="https://e.com/a%20b.png?de=x@e.com&#38;em=y%20z" alt="a"'],
  ['![um\ndois](https://e.com/minha foto.png)', 'src="https://e.com/minha%20foto.png" alt="um dois"'],
])('%s', (text, attributes) => {
  expect(centreImages(text)).toBe(centred(attributes))
})

test('reference images take the address of their definition', () => {
  const definitions = '\n\n[r]: <a b.png> "t"\n[r]: outro.png\n'
  for (const text of ['![alt][r]', '![alt][R]']) {
    expect(centreImages(text + definitions)).toBe(centred('src="a%20b.png" alt="alt" title="t"') + definitions)
  }
  expect(centreImages(`![r]${definitions}`)).toBe(centred('src="a%20b.png" alt="r" title="t"') + definitions)
  expect(centreImages('![r][nada]')).toBe('![r][nada]')
})

test.each([
  '`![[a.png]]` e ``![a](b c.png)``',
  '```\n![[a.png]]\n![a](b.png)\n```',
  '~~~md\n![[a.png]]\n~~~',
  '    ![[a.png]]\n    ![a](b.png)',
  '- item\n\n  ```\n  ![a](b.png)\n  ```',
  '> ```\n> ![[a b.png]]\n> ```',
  '```\nnunca fecha ![a](b.png)',
  '\\![[a.png]] \\![a](b c.png) !\\[a](b.png)',
  '<img src="a.png" alt="![[b.png]]">',
  '<pre>\n![a](b c.png)\n</pre>',
  '<!-- ![[a.png]] -->',
  '[ref]: /x "![[a.png]]"',
  '[texto](/x "![[a.png]]")',
  '<https://e.com/![[a.png]]>',
  '![[uma nota]] ![[manual.pdf]] [[página]] [a](b c.png)',
  '![a] (b c.png) ![a](b\nc.png)',
  '![a\n\nb](b c.png) e ![a\n \nb](https://e.com/b c.png)',
  '- ![a\n- b](b c.png)',
  '![a\n# b](b c.png)',
  'https://e.com/![[a.png]] e www.e.com/![a](b',
  'sem imagem',
  '',
])('is left as it is: %j', (text) => {
  expect(centreImages(text)).toBe(text)
})

test('what stands around a picture is still Markdown', async () => {
  const a = shown('a.png', 'a')
  const cases: [string, string][] = [
    ['![a](a.png)', `<p>${a}</p>`],
    ['![a](a.png)\n**forte**', `<p>${a}\n<strong>forte</strong></p>`],
    ['**forte**\n![[a.png]]', `<p><strong>forte</strong>\n${a}</p>`],
    ['um *dois* ![a](a.png) **três**', `<p>um <em>dois</em> ${a} <strong>três</strong></p>`],
    ['*![a](a.png)* **![a](a.png)**', `<p><em>${a}</em> <strong>${a}</strong></p>`],
    ['![a](a.png)\n# Título', `<p>${a}</p>\n<h2 id="titulo">Título</h2>`],
    ['![a](a.png)\nTítulo\n===', `<h2 id="titulo">${a}\nTítulo</h2>`],
    ['# ![a](a.png) Título', `<h2 id="titulo">${a} Título</h2>`],
    ['![a](a.png)\n- *um*\n- ![[a.png]]', `<p>${a}</p>\n<ul>\n<li><em>um</em></li>\n<li>${a}</li>\n</ul>`],
    ['![a](a.png)\n> **x**', `<p>${a}</p>\n<blockquote>\n<p><strong>x</strong></p>\n</blockquote>`],
    ['> ![a](a.png)\n> **x**', `<blockquote>\n<p>${a}\n<strong>x</strong></p>\n</blockquote>`],
    ['> ![a\n> ](a.png)\n> x', `<blockquote>\n<p>${shown('a.png', 'a ')}\nx</p>\n</blockquote>`],
    ['> ![a\n> b](a b.png)\n> x', `<blockquote>\n<p>${shown('a%20b.png', 'a b')}\nx</p>\n</blockquote>`],
    ['- ![a\n  b](a b.png)', `<ul>\n<li>${shown('a%20b.png', 'a b')}</li>\n</ul>`],
    ['![a](a.png)\n```\n*x*\n```', `<p>${a}</p>\n<pre tabindex="0"><code>*x*\n</code></pre>`],
    ['![a](a.png)\n\n**x**', `<p>${a}</p>\n<p><strong>x</strong></p>`],
    ['![a](a.png)![[a.png]]', `<p>${a}${a}</p>`],
    ['[![a](a.png) *b*](/c)', `<p><a href="/c">${a} <em>b</em></a></p>`],
    ['[![[a.png]]](/c)', `<p><a href="/c">${a}</a></p>`],
    ['1. um\n\n   ![a](a.png)\n   **x**', `<ol>\n<li>\n<p>um</p>\n<p>${a}\n<strong>x</strong></p>\n</li>\n</ol>`],
    ['![a](a.png)  \n**x**', `<p>${a}<br>\n<strong>x</strong></p>`],
    ['<div>\n\n![a](a.png)\n**x**\n\n</div>', `<div>\n<p>${a}\n<strong>x</strong></p>\n</div>`],
  ]
  for (const [text, page] of cases) expect(await html(text), text).toBe(page)
  const cell = await html('| x | y |\n|---|---|\n| ![[a.png\\|a]] | **z** |\n| ![a](a.png) | *w* |')
  expect(cell).toContain(`<td>${a}</td>\n<td><strong>z</strong></td>`)
  expect(cell).toContain(`<td>${a}</td>\n<td><em>w</em></td>`)
})

test('twice is once', () => {
  const text =
    '![[a b.png|x|200]] ![a | b](c.png "d") [![e](f g.png)](/h)\n\n| ![[i.png\\|j]] |\n|---|\n\n![r]\n\n[r]: s.png'
  const once = centreImages(text)
  expect(once.match(/<img /g)).toHaveLength(5)
  expect(centreImages(once)).toBe(once)
})
