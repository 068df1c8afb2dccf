import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND_FILAMENT, FILAMENTS, WEEKDAYS } from './filaments.ts'

const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')

test.each(WEEKDAYS)('weekday %i has the same filament here and in the style sheet', (weekday) => {
  const rule = new RegExp(
    `\\[data-day='${weekday}'\\]\\s*\\{\\s*--accent: light-dark\\((#\\w+), (#\\w+)\\);\\s*--accent-fill: (#\\w+);\\s*--on-fill: (#\\w+);\\s*\\}(?: /\\* (\\w+) \\*/)?`,
  )
  const [, accentLight, accentDark, fill, onFill, name] = rule.exec(tokens) ?? []
  const filament = FILAMENTS[weekday]
  expect(filament).toEqual({ weekday, name: name ?? filament.name, accentLight, accentDark, fill, onFill })
})

test('the filament of the house is what the style sheet starts with', () => {
  expect(/:root \{[^}]*--accent-fill: (#\w+);/.exec(tokens)?.[1]).toBe(BRAND_FILAMENT.fill)
})

test('names are words that an address can hold', () => {
  expect(new Set(WEEKDAYS.map((day) => FILAMENTS[day].name)).size).toBe(7)
  for (const day of WEEKDAYS) expect(FILAMENTS[day].name).toMatch(/^[a-z]+$/)
})
