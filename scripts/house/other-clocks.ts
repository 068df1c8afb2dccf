import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { listMigrations } from '#platform/db/migrate.ts'

/** What may read a clock by itself, and why. */
const EXEMPT: [pattern: RegExp, reason: string][] = [
  [/^src\/clock\.ts$/, 'the one module'],
  [/^bench\//, 'measures, on content dated from the day it is made'],
  [/^scripts\/turn-clock\.mjs$/, 'turns it'],
  [/^(scripts\/house\/other-clocks\.ts|tests\/other-clocks\.test\.ts)$/, 'names what is looked for'],
]
/** The newest migration that may have `now()`: those that stand are frozen. Later rows get their moment when inserted. */
const NEWEST_WITH_CLOCK = '0038'

const FOLDERS = ['src', 'tests', 'scripts', 'seed']
const JAVASCRIPT =
  /\bDate\.now\b|\bTemporal\.Now\b|\bnew Date(?:\(\s*\)|(?=\s*[;,)\]}]|$))|(?<![.\w])Date\(\)|\bdayjs\(\s*\)/
/** `now()`, but not a method of that name: `clock.now()`, `now(): Date`, `now() {`. */
const SQL =
  /(?<![.\w])now\(\)(?!\s*(?::(?!:)|\{|=>))|\bpg_catalog\.now\(|\bcurrent_(?:date|time|timestamp)\b|\blocaltimestamp\b|\b(?:clock|statement|transaction)_timestamp\(|\btimeofday\(|'(?:now|today|tomorrow|yesterday)'\s*::|\b(?:date|timestamp|timestamptz|time)\s+'(?:now|today|tomorrow|yesterday)'/i
const COMMENT = /^\s*(?:\/\/|\/?\*|--)/

/** The lines of a file that read another clock, e.g. `src/a.ts:3 new Date()`. */
export function findOtherClocks(file: string, text: string): string[] {
  const kinds = extname(file) === '.sql' ? [SQL] : [JAVASCRIPT, SQL]
  return text.split('\n').flatMap((line, index) => {
    if (COMMENT.test(line)) return []
    const found = kinds.map((kind) => kind.exec(line)?.[0]).find(Boolean)
    return found ? [`${file}:${index + 1} ${found}`] : []
  })
}

/** What reads a clock beside src/clock.ts, in the sources, the tests and new migrations. */
export function findClocks(): string[] {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  )
  const migrations = listMigrations('migrations')
    .filter((name) => name.slice(0, 4) > NEWEST_WITH_CLOCK)
    .map((name) => `migrations/${name}.sql`)
  return [...sources, ...migrations]
    .filter((file) => !EXEMPT.some(([pattern]) => pattern.test(file)))
    .flatMap((file) => findOtherClocks(file, readFileSync(file, 'utf8')))
}
