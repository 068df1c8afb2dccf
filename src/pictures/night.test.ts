import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILAMENTS, WEEKDAYS } from './filaments.ts'
import { drawPicture, PICTURE_KINDS } from './layers.ts'
import { followScheme } from './night.ts'

test.each(PICTURE_KINDS)('no line or area of a %s keeps the colour of the day at night', (kind) => {
  for (const day of WEEKDAYS) {
    const { fill } = FILAMENTS[day]
    const drawing = followScheme(drawPicture(kind, 'night', { accent: fill }), FILAMENTS[day])
    const followed = new Set([...drawing.matchAll(/\[(?:fill|stroke)="(#\w+)"\]/g)].map(([, colour]) => colour))
    const drawn = [...drawing.matchAll(/ (?:fill|stroke)="(#\w+)"/g)].map(([, colour]) => colour)
    expect(drawn.filter((colour) => !followed.has(colour))).toEqual([])
  }
})

test("a drawing's night has the colours of the page's", () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  const style = followScheme(drawPicture('piece', 1), FILAMENTS[1]).match(/dark\){svg{(.*?)}}/)![1]!
  const [, line, paper] = style.match(/#\w{6}/g)!
  expect(tokens).toContain(`--draw: light-dark(#14171a, ${line});`)
  expect(tokens).toMatch(new RegExp(`--plate: light-dark\\([^;]+,\\s+${paper}[\\s)]`))
})
