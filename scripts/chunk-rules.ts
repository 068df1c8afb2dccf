import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** The files that a file needs before it runs, and those that they need. */
function neededBy(bundle: Bundle, file: string, needed = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk') return needed
  for (const imported of chunk.imports.filter((one) => !needed.has(one)))
    neededBy(bundle, imported, needed.add(imported))
  return needed
}

/**
 * Refuses a build in which
 * - two files need each other: one of them would run before what it needs. They do where a group of `codeSplitting` has what
 *   another one is made of, e.g. the workbench's shared file a menu;
 * - the entry, which every public page has, needs a group of the workbench's: it does where a route's own module, or what
 *   that imports, has schemas.
 * @param apart names of the groups that no entry may need
 */
export function chunkRules(apart: readonly string[]): Plugin {
  return {
    name: 'chunk-rules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const needed = [...neededBy(bundle, chunk.fileName)]
        if (needed.includes(chunk.fileName))
          this.error(`${chunk.fileName} needs itself, by way of ${needed.join(', ')}`)
        const named = needed.flatMap((file) => (bundle[file]?.type === 'chunk' ? bundle[file].name : []))
        const wrong = chunk.isEntry && apart.find((name) => named.includes(name))
        if (wrong) this.error(`Every page would load the file '${wrong}': a route's module imports what is in it`)
      }
    },
  }
}
