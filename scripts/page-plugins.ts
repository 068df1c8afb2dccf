import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { minify, type Plugin, type PluginOption, transformWithOxc } from 'vite'
import { routes } from '#app/routes.ts'
import { contract } from '#domains/contract.ts'
import { answerExamples } from '#platform/contract/answer-examples.ts'
import type { CallMeta } from '#platform/contract/call.ts'
import { markdownModules } from '#platform/markdown/markdown-modules.ts'

type Paths = { [name: string]: Paths } | string

/** Per call its method and path, e.g. `GET /list-archive`; `POST /client/new creates` where it makes something. */
function pathsOf(router: AnyContractRouter): Paths {
  if (!isContractProcedure(router))
    return Object.fromEntries(Object.entries(router).map(([name, part]) => [name, pathsOf(part)]))
  const { method, path } = router['~orpc'].route
  const { creates } = router['~orpc'].meta as CallMeta
  if (!method || !path) throw new Error(`A call without its ${method ? 'path' : 'method'}: ${method ?? path}`)
  return `${method} ${path}${creates ? ' creates' : ''}`
}

/** A module `virtual:…` whose default export is that value. */
const virtualModule = (name: string, value: unknown) => ({
  name,
  resolveId: { filter: { id: new RegExp(`^virtual:${name}$`) }, handler: (id: string) => `\0${id}` },
  load: { filter: { id: new RegExp(`^\0virtual:${name}$`) }, handler: () => `export default ${JSON.stringify(value)}` },
})

const MINIFIED = '?minified'
const OF_MINIFIED = { id: /\?minified$/ }

/** A module `FILE?minified` whose default export is the text of the one function of that file, for pages to carry. */
const minifiedFunctions: Plugin = {
  name: 'minified-functions',
  enforce: 'pre',
  resolveId: {
    filter: OF_MINIFIED,
    async handler(id, importer) {
      const file = await this.resolve(id.slice(0, -MINIFIED.length), importer)
      return file && `\0${file.id}${MINIFIED}`
    },
  },
  load: {
    filter: OF_MINIFIED,
    async handler(id) {
      const file = id.slice(1, -MINIFIED.length)
      this.addWatchFile(file)
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const minified = await minify(file, code, { module: true })
      return `export default ${JSON.stringify(minified.code.replace(/^export (default )?|;\s*$/g, ''))}`
    },
  },
}

const ICONS = '@tabler/icons-react'
const ICON = /^\0@tabler\/(?!icons-react$)/

/**
 * Tabler's icons of the drawings in `src/ui/icons.gen.json`, a module each: the package is 18,000 files, a third of all that
 * `npm start` would install. `scripts/icons.ts` adds one.
 */
const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(\0@tabler\/.+|@tabler\/icons-react)$/ },
    handler: (id) => (id === ICONS ? `\0${ICONS}` : id),
  },
  load: {
    filter: { id: /^\0@tabler\// },
    async handler(id) {
      const drawings = JSON.parse(await readFile(join(import.meta.dirname, '../src/ui/icons.gen.json'), 'utf8'))
      const code = ICON.test(id)
        ? `import makeIcon from '/src/ui/make-icon.ts'
           export default /* @__PURE__ */ makeIcon(...${JSON.stringify(drawings[id.replace(ICON, '')])})`
        : Object.keys(drawings)
            .map((name) => `export { default as ${name} } from '\0@tabler/${name}'`)
            .join('\n')
      return { code, moduleSideEffects: false }
    },
  },
}

/**
 * The Vite plugins that the pages' code needs, for the program and for tests of single screens.
 * @param answersPages whether Vite's own server answers with rendered pages, as in development
 */
export const pagePlugins = ({ answersPages = true } = {}): PluginOption[] => [
  minifiedFunctions,
  icons,
  // Methods and paths only, so that no schema weighs on a public page; and for the workbench what answers look like.
  virtualModule('api-paths', pathsOf(contract)),
  virtualModule('api-examples', answerExamples(contract)),
  markdownModules({ folder: join(import.meta.dirname, '../docs/manual'), address: '/dashboard/help' }),
  tanstackStart({
    srcDirectory: 'src',
    // The boundaries are checked by .dependency-cruiser.mjs; looking again at each build takes a fifth of it.
    importProtection: { enabled: false },
    client: { entry: 'app/client.tsx' },
    server: { entry: 'server.ts' },
    router: {
      entry: 'app/router.tsx',
      routesDirectory: '.',
      generatedRouteTree: 'app/route-tree.gen.ts',
      virtualRouteConfig: routes,
      // The screen of an error stays with its route: it has to be there when a chunk cannot be loaded.
      codeSplittingOptions: { defaultBehavior: [['component', 'notFoundComponent']] },
    },
    ...(!answersPages && { vite: { installDevServerMiddleware: false } }),
  }),
  react(),
]
