import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSecret } from './secrets.ts'

test('a first start on a full disk leaves no half key, which the next one would refuse', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const read = `import { readSecret } from './src/platform/secrets.ts'; readSecret('${dataDir}')`
  const start = ['-c', 'ulimit -f 0; exec "$0" --input-type=module -e "$1"', process.execPath, read]
  expect(() => execFileSync('sh', start, { stdio: 'pipe' })).toThrow('EFBIG')
  const secret = readSecret(dataDir)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readSecret(dataDir)).toBe(secret)
})
