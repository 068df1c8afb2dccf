import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 600_000 })

/** All that a domain's checks read: the program without its journeys, measurements and pictures. */
const PARTS = [
  ...['src', 'tests', 'scripts', 'migrations', 'seed', 'docs/manual', 'package.json', 'biome.json'],
  ...['tsconfig.json', 'vite.config.ts', 'vitest.config.ts', '.dependency-cruiser.mjs'],
]

/** What the generator writes and changes, but for what is generated anew. */
const CHANGED = [
  ...['src/domains/price-lists', 'src/domains/contract.ts', 'src/domains/server.ts', 'src/domains/web.ts'],
  ...['src/app/routes.ts', 'tests/idempotency.test.ts', 'tests/stale-revisions.test.ts', '.dependency-cruiser.mjs'],
]

const copy = mkdtempSync(join(tmpdir(), 'vitrine-domain-'))
afterAll(() => rmSync(copy, { recursive: true }))

/** Runs a program of ours in the copy. Throws with its output where it fails. */
async function run(...args: string[]) {
  try {
    // Without what Vitest says to its own workers.
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TZ: process.env.TZ,
      LD_PRELOAD: process.env.LD_PRELOAD,
    }
    await promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 24 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

test('a generated domain passes types, lint, boundaries, the rules of the house and its own tests', async () => {
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))

  await run('scripts/new-domain.ts', 'price-lists', 'a tabela de preços', 'as tabelas de preços')
  const made = globSync('src/domains/price-lists/**/*.{ts,tsx}', { cwd: copy })
  expect(made.length).toBeGreaterThan(6)
  await run('node_modules/typescript7/bin/tsc', '--incremental', 'false', '--checkers', '1')
  await run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...CHANGED)
  await run(
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    // Whom it imports, and no further.
    ...['--config', '.dependency-cruiser.mjs', '--do-not-follow', '^src/(?!domains/price-lists)|node_modules'],
    'src/domains/price-lists',
  )
  await run('scripts/check-house.ts')
  // The cache is that of the project, where modules of a copy that is gone would stay.
  const alone = ['--maxWorkers=1', '--fsModuleCache=false']
  await run('node_modules/vitest/vitest.mjs', 'run', 'src/domains/price-lists', ...alone)
})
