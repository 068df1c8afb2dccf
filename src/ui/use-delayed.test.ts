import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DELAYS } from './use-delayed.ts'

test('style sheets wait as long as scripts', () => {
  const css = readFileSync(new URL('./elements.css', import.meta.url), 'utf8')
  const written = [...css.matchAll(/--delay-([a-z-]+): (\d+)ms/g)].map(([, name, delay]) => [name, Number(delay)])
  expect(written).toEqual([['featured', DELAYS.featured]])
})
