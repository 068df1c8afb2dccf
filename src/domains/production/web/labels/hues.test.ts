import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '#tests/contrast.ts'
import { HUE_LABELS, HUES } from '../../labels.ts'

const css = readFileSync(new URL('./hues.module.css', import.meta.url), 'utf8')
const tokens = readFileSync(new URL('../../../../ui/tokens.css', import.meta.url), 'utf8')
const COLOURS = /light-dark\((#\w{6}), (#\w{6})\)/
const coloursOf = (text: string, after: string) => COLOURS.exec(text.slice(text.indexOf(after)))!.slice(1)

test('every hue has a name of its own, and is told from every ground in light and dark', () => {
  expect(new Set(Object.values(HUE_LABELS)).size).toBe(HUES.length)
  const all = HUES.map((hue) => coloursOf(css, hue === 'cobalt' ? '.hue' : `[data-hue='${hue}']`))
  expect(new Set(all.map(String)).size).toBe(HUES.length)
  for (const [index, hue] of HUES.entries())
    for (const ground of ['paper', 'surface', 'wash'])
      for (const [scheme, colour] of coloursOf(tokens, `--${ground}:`).entries())
        expect(contrast(all[index]![scheme]!, colour), `${hue} on ${ground}`).toBeGreaterThanOrEqual(3)
})
