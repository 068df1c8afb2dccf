import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The words in a domain's tables of both interfaces (`words.ts`) that no file of the domain says. */
export async function findUnusedWords(tables = globSync('src/domains/*/words.ts')): Promise<string[]> {
  const faults: string[] = []
  for (const file of tables.toSorted()) {
    const said = globSync(`${dirname(file)}/**/*.{ts,tsx}`, { exclude: [file] }).map((path) =>
      readFileSync(path, 'utf8'),
    )
    for (const [name, table] of Object.entries<object>(await import(pathToFileURL(file).href))) {
      const unused = Object.keys(table).filter((key) => !said.some((code) => code.includes(`${name}.${key}`)))
      faults.push(...unused.map((key) => `${file} has ${name}.${key}`))
    }
  }
  return faults
}
