import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { trimLog } from './log.ts'

test('a log over 5 MB is cut to its last lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'postgres.log')
  writeFileSync(file, `${'a line of a server\n'.repeat(400_000)}the last one\n`)
  trimLog(file)
  const text = readFileSync(file, 'utf8')
  expect(text.length).toBeLessThanOrEqual(1024 * 1024)
  expect(text.startsWith('a line of a server\n')).toBe(true)
  expect(text.endsWith('\nthe last one\n')).toBe(true)
})
