import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '#tests/contrast.ts'

type Scheme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const days = [...css.matchAll(/\[data-day='(\d)'\] \{([^}]*)\}/g)].map(([, day, rules]) => ({ day, rules: rules! }))

/** A token's colour in a scheme, by these rules. */
function colourOf(rules: string, name: string, scheme: Scheme): string {
  const value = new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(rules)
  if (!value) throw new Error(`No colour --${name}`)
  return value[3] ?? value[scheme === 'light' ? 1 : 2]!
}

const GROUNDS = ['paper', 'surface', 'wash']

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each(['ink', 'ink-soft'])('%s reads on every ground', (text) => {
    for (const ground of GROUNDS)
      expect(contrast(colourOf(css, text, scheme), colourOf(css, ground, scheme)), ground).toBeGreaterThanOrEqual(4.5)
  })

  test.each(days)('the accent of day $day reads on every ground, and its fill can be written on', ({ rules }) => {
    const accent = colourOf(rules, 'accent', scheme)
    for (const ground of GROUNDS)
      expect(contrast(accent, colourOf(css, ground, scheme)), ground).toBeGreaterThanOrEqual(4.5)
    const fill = colourOf(rules, 'accent-fill', scheme)
    expect(contrast(colourOf(rules, 'on-fill', scheme), fill)).toBeGreaterThanOrEqual(4.5)
  })
})

test('every day of the week has its accent', () => {
  expect(days.map(({ day }) => day)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
})
