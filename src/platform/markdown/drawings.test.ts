import { expect, test } from 'vitest'
import { renderHere } from './pipeline.ts'
import { plainText } from './plain-text.ts'

const drawing = (inside: string, attributes = 'viewBox="0 0 480 90" aria-label="Duas barras"') =>
  `antes\n\n<figure>\n<svg ${attributes}>\n${inside}\n</svg>\n<figcaption>A legenda</figcaption>\n</figure>\n\ndepois`

test('a drawing of an author is shown as an image with its label, lines, areas, texts and caption', async () => {
  const { html, words } = await renderHere(
    drawing(
      '<g transform="translate(4 2)"><rect x="1" y="2.5" width="40" height="9" class="fill"/></g>\n' +
        '<path d="M0 90H480" class="thin"/><circle cx="4" cy="4" r="3"/><text x="9" y="20" class="strong middle">31 faltas</text>',
    ),
  )
  expect(html).toContain('<svg viewBox="0 0 480 90" aria-label="Duas barras" role="img">')
  expect(html).toContain(
    '<g transform="translate(4 2)"><rect x="1" y="2.5" width="40" height="9" class="fill"></rect></g>',
  )
  expect(html).toContain('<path d="M0 90H480" class="thin"></path><circle cx="4" cy="4" r="3"></circle>')
  expect(html).toContain('<text x="9" y="20" class="strong middle">31 faltas</text>')
  expect(html).toContain('<figcaption>A\u00a0legenda</figcaption>')
  // antes, A legenda, depois
  expect(words).toBe(4)
})

test('of a drawing nothing stays that loads, links, moves or is not drawn', async () => {
  const { html } = await renderHere(
    drawing(
      '<a href="/x"><text>ligado</text></a><image href="a.png"/><use href="#a"/><style>text{}</style>' +
        '<foreignObject><i>x</i></foreignObject><path d="M0 0" class="modal fill" onclick="x()" fill="url(#a)"/>',
    ),
  )
  expect(html).not.toMatch(/href|image|use|style|foreignObject|onclick|url|modal/)
  expect(html).toContain('<path d="M0 0" class="fill"></path>')
})

test('a drawing without a label is hidden from screen readers, one without a size is left out', async () => {
  expect((await renderHere(drawing('<path d="M0 0"/>', 'viewBox="0 0 9 9"'))).html).toContain(
    '<svg viewBox="0 0 9 9" aria-hidden="true">',
  )
  expect((await renderHere(drawing('<path d="M0 0"/>', 'viewBox="0 0 9e9 9"'))).html).not.toContain('<svg')
})

test("a preview has a drawing's caption, not its texts", () => {
  expect(plainText(drawing('<text>31 faltas</text>'))).toBe('antes A legenda depois')
})
