import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const OF_COMPONENTS = /@mantine\/core\/esm\/components\/.+\.mjs$/

/** `Menu.Search = MenuSearch;`, by which a component brings each of its parts along. */
const PART = /^(\w+)\.([A-Z]\w+) = \w+;$/gm
const STRING = /"[^"\n]*"/g
const NAMED = /\b([A-Z]\w+)\.([A-Z]\w+)\b/g

/** All `Menu.Search` that stand in these files, but in strings, and where a component is given its part. */
function namesIn(patterns: string[]): Set<string> {
  const texts = globSync(patterns, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.replace(PART, '').replace(STRING, '').matchAll(NAMED)].map(([name]) => name)),
  )
}

/**
 * Leaves out parts of Mantine's components that neither our sources nor Mantine's name: `Menu` alone brings its search,
 * submenus and check boxes to every screen that has a menu, since they are written to it as it is loaded.
 */
export function unusedParts(): Plugin {
  let named: Set<string>
  return {
    name: 'unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      named = namesIn(['src/**/*.{ts,tsx}', 'node_modules/@mantine/*/esm/**/*.mjs'])
    },
    transform: {
      filter: { id: OF_COMPONENTS },
      handler: (code) => ({
        code: code.replace(PART, (given, component, part) => (named.has(`${component}.${part}`) ? given : '')),
        map: null,
      }),
    },
  }
}
