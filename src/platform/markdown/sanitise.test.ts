import type { Element, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { renderHere } from './pipeline.ts'
import { schema } from './schema.ts'

// Each is put into a text; what comes out is parsed as a browser would and must hold nothing but what is listed below.
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//e.com/x.js></SCRIPT>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr = "alert(1)" / >',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="data:image/png;base64,iVBORw0KGgo=">',
  '<img srcset="https://e.com/a.png 1x, javascript:alert(1) 2x" src=a.png>',
  '<img/src=`x`/onerror=alert(1)>',
  '<img """><script>alert(1)</script>">',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '![x](javascript:alert(1))',
  '![x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61vascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x]( javascript:alert(1) )',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://e.com/1)',
  '[x](view-source:https://e.com)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="https://e.com" ping="//e.com" target="_blank" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<a href="https://e.com" download="x.exe" rel="opener">x</a>',
  '<p style="background:url(//e.com/track)">x</p>',
  '<p class="modal overlay tok-keyword video-link" tabindex=1 accesskey=x contenteditable draggable>x</p>',
  '<p role=alert aria-hidden=true hidden slot=x is=x-y popover itemscope data-action=delete>x</p>',
  '<iframe src="https://e.com"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)//youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?x=%22onload=alert(1)"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf"><applet code=x></applet>',
  '<form action="https://e.com"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<input type=image src=x onerror=alert(1)><input autofocus onfocus=alert(1)><textarea autofocus></textarea>',
  '<select><option>x</select><label for=x>y</label>',
  '<svg onload=alert(1)><circle r=9 /></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg viewBox="0 0 9 9"><a href="javascript:alert(1)"><text>x</text></a><use href="#a"/><image href="//e.com/a.png"/></svg>',
  '<svg viewBox="0 0 9 9"><foreignObject><p>x</p><iframe src="//e.com"></iframe></foreignObject></svg>',
  '<svg viewBox="0 0 9 9"><path d="M0 0" onclick="alert(1)" style="fill:url(//e.com)" fill="url(//e.com)" class="modal fill"/></svg>',
  '<svg viewBox="0 0 9 9"><desc><img src=x onerror=alert(1)></desc><title><style><img src=x onerror=alert(1)></title></svg>',
  '<svg viewBox="0 0 9 9"><text><![CDATA[<img src=x onerror=alert(1)>]]><style><img src=x onerror=alert(1)></style></text></svg>',
  '<svg viewBox="0 0 9 9"><animate attributeName=href values="javascript:alert(1)"/><set attributeName=onload to="alert(1)"/></svg>',
  '<svg viewBox="0 0 9 9"><g transform="url(//e.com)"><rect width="expression(1)" height="9"/><p>x</p></g></svg>',
  '<svg viewBox="0 0 9 9"><svg viewBox="0 0 9 9"><table><tr><td>x</svg></svg><path d="M0 0">x</path><circle r=9 />',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<title><img src=x onerror=alert(1)></title><plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?php echo "<script>alert(1)</script>" ?>',
  '<!DOCTYPE html [<!ENTITY x "y">]>',
  '<base href="https://e.com/"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=//e.com/x.css>',
  '<html onload=alert(1)><head><body onload=alert(1) background=x>',
  '<marquee onstart=alert(1)>x</marquee><dialog open>x</dialog><portal src=x></portal>',
  '<video src="https://e.com/x.mp4" onerror=alert(1) autoplay poster="javascript:alert(1)"></video>',
  '<video><source src="javascript:alert(1)" onerror=alert(1)></video>',
  '<video src="/uploads/../api/logout.mp4"></video>',
  '<audio src=x onerror=alert(1)></audio><track src=x>',
  '<picture><source srcset="https://e.com/x"><img src=x></picture>',
  '<details ontoggle=alert(1) open><summary onclick=alert(1)>x</summary></details>',
  '<table background="javascript:alert(1)"><td background=x>y',
  '</div></main><h1 onclick=alert(1)>x</h1>',
  '<img name=cookie><a id=body name=forms></a><p id=getElementById>x</p><h2 id=location>x</h2><h3 id=constructor>y</h3>',
  '<a id=x><a id=x name=y>',
  '# process\n\n## __proto__\n\n### constructor\n\n# hasOwnProperty',
  '[^__proto__]\n\n[^__proto__]: x',
  '[^"><img src=x onerror=alert(1)>]\n\n[^"><img src=x onerror=alert(1)>]: x',
  '```"><script>alert(1)</script>\nx\n```',
  '```ts" onmouseover="alert(1)\n</code></pre><script>alert(1)</script>\n```',
  '<pre><code class="language-ts tok-x modal"><img src=x onerror=alert(1)></code></pre>',
  '<code class="language-__proto__">x</code>\n\n```constructor\nx\n```\n\n```__proto__\nx\n```',
  '`<img src=x onerror=alert(1)>`',
  '![" onerror="alert(1)](x.png "\' onload=\'alert(1)")',
  '![x](https://e.com/a.png" onerror="alert(1))',
  '[x](https://e.com/"onclick="alert(1))',
  'https://e.com/"onmouseover="alert(1)',
  '<img src="//e.com/a.png"><img src="/\\e.com/a.png"><img src="http://e.com/a.png">',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
]

const TAGS = new Set(
  (
    'h2 h3 h4 h5 h6 p br hr blockquote pre div section ul ol li dl dt dd details summary figure figcaption table caption ' +
    'thead tbody tfoot tr td th a abbr b cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strike ' +
    'strong sub sup time tt u var wbr img input video svg g path rect circle ellipse text'
  ).split(' '),
)
const ATTRIBUTES = new Set(
  (
    'id name title lang dir className href rel cite dateTime open src srcSet sizes alt width height loading decoding ' +
    'referrerPolicy type disabled checked start reversed value align colSpan rowSpan headers scope tabIndex role ' +
    'ariaLabel ariaDescribedBy ariaHidden dataLanguage dataFootnotes dataFootnoteRef dataFootnoteBackref controls ' +
    'preload playsInline viewBox cx cy r rx ry x y width height transform fill stroke strokeWidth d'
  ).split(' '),
)
const CLASSES =
  /^(centered|contains-task-list|task-list-item|footnotes|footnotes-title|table-scroll|video-link|tok-[a-z]+|align-(left|center|right)|fill)$/

/** What a browser would make of the HTML. */
async function parsePage(html: string): Promise<Element[]> {
  const found: Element[] = []
  const raw = { type: 'root', children: [{ type: 'raw', value: html }] } as unknown as Root
  visit(await unified().use(rehypeRaw).run(raw), (node) => {
    expect(['root', 'element', 'text']).toContain(node.type)
    if (node.type === 'element') found.push(node)
  })
  return found
}

function checkElement({ tagName, properties }: Element): void {
  expect(TAGS).toContain(tagName)
  for (const [name, value] of Object.entries(properties)) {
    expect(ATTRIBUTES).toContain(name)
    if (['fill', 'stroke', 'transform', 'd'].includes(name)) expect(value).not.toMatch(/url|expression/)
    if (name === 'className') for (const one of value as string[]) expect(one).toMatch(CLASSES)
    if (name === 'href' || name === 'src' || name === 'cite') {
      const { protocol } = new URL(String(value), 'https://site.example/artigo/1')
      expect(['http:', 'https:', ...(name === 'href' ? ['mailto:', 'tel:'] : [])]).toContain(protocol)
      if (tagName === 'img') expect(protocol).toBe('https:')
    }
    if (name === 'id' && !/^h\d$/.test(tagName)) expect(value).toMatch(/^user-content-/)
    if (name === 'name') expect(value).toMatch(/^user-content-/)
  }
  if (tagName === 'input') expect(properties).toMatchObject({ type: 'checkbox', disabled: true })
  if (tagName === 'video') expect(properties.src).toMatch(/^\/uploads\/[^.]+\.(mp4|webm)$/)
}

test.each(attacks)('nothing harmful is left of %j', async (attack) => {
  for (const text of [
    attack,
    `antes ${attack} depois`,
    `- item\n\n  ${attack}\n\n> ${attack}`,
    `| ${attack} |\n|---|\n| ${attack} |`,
  ]) {
    const { html, toc } = await renderHere(text)
    for (const node of await parsePage(html)) checkElement(node)
    for (const { id } of toc) expect(['process', 'location', 'name', 'define', 'main']).not.toContain(id)
  }
})

test.each(schema.tagNames!)('of the classes an author gives to <%s>, none of the page stays', async (tag) => {
  const marked = `<${tag} class="modal tok-keyword video-link" title="o meu" src="https://e.com/a.png">x</${tag}>`
  for (const text of [marked, `<p>${marked}</p>`, `<table>${marked}</table>`]) {
    const { html } = await renderHere(text)
    for (const { properties } of await parsePage(html))
      if (properties.title === 'o meu') expect(properties).not.toHaveProperty('className')
  }
})

test('an image keeps the class that centres it, and no other', async () => {
  const { html } = await renderHere('<img class="modal centered tok-keyword" src="https://e.com/a.png" alt="">')
  const [image] = await parsePage(html)
  expect(image).toMatchObject({ tagName: 'img', properties: { className: ['centered'] } })
})

test('ids of authors are prefixed, and links within the text still find them', async () => {
  const { html } = await renderHere(
    '<a id="aqui"></a>\n\n[lá](#aqui) e [ali](#instalação) e [nada](#nada)\n\n## Instalação',
  )
  expect(html).toContain('<a id="user-content-aqui">')
  expect(html).toContain('<a href="#user-content-aqui">lá</a>')
  expect(html).toContain('<a href="#instalacao">ali</a>')
  expect(html).toContain('<a href="#nada">nada</a>')
})

test('HTML that means no harm stays', async () => {
  const { html } = await renderHere(
    '<details open><summary>Mais</summary>\n\n**forte** <kbd>Ctrl</kbd> H<sub>2</sub>O <abbr title="x">y</abbr>\n\n</details>',
  )
  expect(html).toContain('<details open><summary>Mais</summary>')
  expect(html).toContain('<p><strong>forte</strong> <kbd>Ctrl</kbd> H<sub>2</sub>O <abbr title="x">y</abbr></p>')
})
