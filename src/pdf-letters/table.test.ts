import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { FONT_FILES } from '#platform/pdf/fonts.ts'

/** A line for each family, with what all its cuts have: a bold text needs its letters as well as a plain one. */
function makeTable(): string {
  const cuts = Map.groupBy(FONT_FILES, ({ family }) => family)
  const lines = [...cuts].map(([family, files]) => {
    const [first, ...others] = files.map(readLetters)
    const shared = [...first!].filter((letter) => others.every((cut) => cut.has(letter)))
    return `  '${family}': '${writeRanges(shared)}',`
  })
  return `// Made by table.test.ts from the fonts: \`npx vitest run src/pdf-letters -u\` makes it anew.
export const FONTS: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`
}

function readLetters({ url }: { url: string }): Set<number> {
  const font = create(readFileSync(new URL(url)))
  if (!('characterSet' in font)) throw new Error(`${url} holds more than one font`)
  return new Set(font.characterSet)
}

function writeRanges(points: readonly number[]): string {
  const ranges: string[] = []
  let last = 0
  const ordered = points.toSorted((one, other) => one - other)
  for (let at = 0; at < ordered.length; at++) {
    const start = ordered[at]!
    const from = at
    while (ordered[at + 1] === ordered[at]! + 1) at++
    const more = at - from
    ranges.push((start - last).toString(36) + (more > 0 ? `.${more.toString(36)}` : ''))
    last = ordered[at]!
  }
  return ranges.join(' ')
}

test('the table says what the fonts of PDFs have', async () => {
  await expect(makeTable()).toMatchFileSnapshot('./table.gen.ts')
})
