import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderHere } from './pipeline.ts'

const texts = ['seed/archives', 'seed/projects'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
)

/** All figures with a drawing of a text, as written or rendered. */
const drawings = (text: string) => text.match(/<figure>\s*<svg[\s\S]*?<\/figure>/g) ?? []
const shapes = (drawing: string) => drawing.match(/<(path|rect|circle|ellipse|text|g)\b/g)?.length ?? 0

test.each(texts)('%s shows at least one drawing, described and explained, as a whole', async (file) => {
  const markdown = readFileSync(file, 'utf8')
  const written = drawings(markdown)
  const shown = drawings((await renderHere(markdown, 0)).html)
  expect(written.length).toBeGreaterThan(0)
  expect(shown).toHaveLength(written.length)
  for (const [index, drawing] of shown.entries()) {
    expect(drawing).toMatch(/<svg viewBox="0 0 480 \d+" aria-label="[^"]{60,}" role="img">/)
    expect(drawing).toMatch(/<figcaption>.{20,}<\/figcaption>/)
    // Nothing was taken for harmful.
    expect(shapes(drawing)).toBe(shapes(written[index]!))
    expect(drawing.match(/class="/g)).toHaveLength(written[index]!.match(/class="/g)!.length)
    expect(drawing.length).toBeLessThan(8000)
  }
})

test.each(texts)('%s: what its drawings say in figures, its text says too', (file) => {
  const markdown = readFileSync(file, 'utf8')
  const prose = markdown.replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
  for (const drawing of drawings(markdown)) {
    const numbers = [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].flatMap(
      ([, text]) => text!.match(/\d{1,3}(?:\.\d{3})+|\d+,\d+/g) ?? [],
    )
    expect(numbers.filter((number) => !prose.includes(number))).toEqual([])
  }
})
