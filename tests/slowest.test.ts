import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepTimes, slowestFiles } from './slowest.ts'

test('names the ten slowest files, slowest first', () => {
  const times = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i}.test.ts`, i * 1000 + 40]))
  const lines = slowestFiles(times)
  expect(lines).toHaveLength(11)
  expect(lines[1]).toBe('   11.0 s  11.test.ts')
  expect(lines[10]).toBe('    2.0 s  2.test.ts')
})

test('says nothing of a single file', () => {
  expect(slowestFiles({ 'one.test.ts': 5000 })).toEqual([])
})

test('keeps the times of files that did not run, also after a run that was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-times-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'cache', 'times.json')
  const kept = () => JSON.parse(readFileSync(path, 'utf8'))
  keepTimes(path, { a: 1, b: 2 })
  keepTimes(path, { b: 3 })
  expect(kept()).toEqual({ a: 1, b: 3 })
  writeFileSync(path, '{"a":')
  keepTimes(path, { b: 4 })
  expect(kept()).toEqual({ b: 4 })
})
