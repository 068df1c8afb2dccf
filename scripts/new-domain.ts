// `npm run domain -- suppliers 'o fornecedor' 'os fornecedores'` makes a domain of the kind of 'clients': records of the
// firm's that all staff list, search and edit. Its templates are in scripts/new-domain: in «» are words (words.ts). What it
// makes is meant to be changed.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { listMigrations } from '#platform/db/migrate.ts'
import { wordsOf } from './new-domain/words.ts'

const TEMPLATES = join(import.meta.dirname, 'new-domain')
const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=warn']

const [name = '', one = 'o registro', many = 'os registros'] = parseArgs({ allowPositionals: true }).positionals
if (!/^[a-z]+(-[a-z]+)*s$/.test(name) || existsSync(`src/domains/${name}`)) {
  console.error("A new domain's name is an English plural that no domain has: npm run domain -- price-lists")
  process.exit(2)
}
const words = wordsOf(name, one, many)
const fill = (text: string) => text.replace(/«([^»]+)»/g, (_, word: string) => words[word] ?? unknownWord(word))

function unknownWord(word: string): never {
  throw new Error(`A template has a word that is none: ${word}`)
}

/** Where each template's file goes that is not in the domain's own folder. */
const number = String(listMigrations('migrations').length + 1).padStart(4, '0')
const ELSEWHERE: Record<string, string> = {
  'migration.sql': `migrations/${number}_${words.table}.sql`,
  'upgrade.sql': `tests/upgrades/${number}_${words.table}.sql`,
  'manual.md': `docs/manual/${words.page}.md`,
}

const written = globSync('**/*.txt', { cwd: TEMPLATES }).map((template) => {
  const file = fill(template.slice(0, -'.txt'.length))
  const path = ELSEWHERE[file] ?? `src/domains/${name}/${file}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, fill(readFileSync(join(TEMPLATES, template), 'utf8')))
  return path
})

/** Adds lines to a file before the first place that matches. */
function addBefore(path: string, place: RegExp, lines: string) {
  const text = readFileSync(path, 'utf8')
  const at = text.search(place)
  if (at === -1) throw new Error(`${path} has no place for ${lines}`)
  writeFileSync(path, text.slice(0, at) + fill(lines) + text.slice(at))
  return path
}

const changed = [
  addBefore(
    'src/domains/contract.ts',
    /import .*clients/,
    "import { «names»Contract } from '#domains/«folder»/contract.ts'\n",
  ),
  addBefore('src/domains/contract.ts', / {2}clients: under/, "  «names»: under('«Many»', «names»Contract),\n"),
  addBefore('src/domains/server.ts', /import .*clients/, "import { «names» } from './«folder»/server/domain.ts'\n"),
  addBefore('src/domains/server.ts', / {2}clients,\n/, '  «names»,\n'),
  addBefore('src/domains/web.ts', /import .*clients/, "import { «names» } from './«folder»/web/domain.ts'\n"),
  addBefore('src/domains/web.ts', / {2}clients,\n/, '  «names»,\n'),
  addBefore(
    'src/app/routes.ts',
    / {6}route\('\/clients'/,
    "      route('/«folder»', 'domains/«folder»/web/«folder»-page.tsx'),\n",
  ),
  addBefore(
    'tests/idempotency.test.ts',
    / {2}'\/client\/new'/,
    "  '/«path»/new': { table: '«table»', input: (n) => ({ name: String(n) }) },\n",
  ),
  addBefore(
    'tests/stale-revisions.test.ts',
    / {2}'clients\/server\/save\.ts'/,
    "  '«folder»/server/service.ts': [byId('«table»', '/«path»/new', { name: 'Ana' }, '/«path»/update', 'name')],\n",
  ),
  addBefore('.dependency-cruiser.mjs', /'archives'/, "'«folder»', "),
  addBefore('docs/manual/README.md', /- \[Clientes\]/, '- [«Many»](«page».md)\n'),
]

/** Runs one of our programs under this Node. */
const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: 'inherit' })

run('scripts/db-types.ts')
// The routes' types are written while Vite starts.
const vite = await createServer({
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'warn',
})
await vite.close()
run(...BIOME, ...[...written, ...changed].filter((path) => /\.(tsx?|mjs)$/.test(path)))

console.log(`src/domains/${name} is there, with a migration, a row for tests/upgrades and a page of the manual. Next: its
fields (contract, migration, service, screens), its icon, its place in the navigation, its words.`)
