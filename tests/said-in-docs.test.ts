import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const read = (name: string) => readFileSync(resolve(ROOT, name), 'utf8')

test('the levels of the domains are those that the boundaries keep', async () => {
  const { LEVELS }: { LEVELS: string[][] } = await import(resolve(ROOT, '.dependency-cruiser.mjs'))
  const [, said] = /The levels, the lowest first: (.+)\.$/m.exec(read('docs/architecture.md'))!
  expect(said).toBe(LEVELS.map((level) => level.join(', ')).join(' < '))
})

test('every name of .env.example is explained in README.md', () => {
  const names = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name!)
  expect(names).toContain('DATABASE_PASSWORD')
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
  expect(names.filter((name) => !explained.includes(name))).toEqual([])
})
