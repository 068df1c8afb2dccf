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
  resolveId: (id: string) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load: (id: string) => (id === `\0virtual:${name}` ? `export default ${JSON.stringify(value)}` : undefined),
})

const MINIFIED = '?minified'

/** A module `FILE?minified` whose default export is the text of the one function of that file, for pages to carry. */
const minifiedFunctions: Plugin = {
  name: 'minified-functions',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith(MINIFIED)) return
    const file = await this.resolve(id.slice(0, -MINIFIED.length), importer)
    return file && `\0${file.id}${MINIFIED}`
  },
  async load(id) {
    if (!id.endsWith(MINIFIED)) return
    const file = id.slice(1, -MINIFIED.length)
    this.addWatchFile(file)
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
    const minified = await minify(file, code, { module: true })
    return `export default ${JSON.stringify(minified.code.replace(/^export (default )?|;\s*$/g, ''))}`
  },
}

/**
 * The Vite plugins that the pages' code needs, for the program and for tests of single screens.
 * @param answersPages whether Vite's own server answers with rendered pages, as in development
 */
export const pagePlugins = ({ answersPages = true } = {}): PluginOption[] => [
  minifiedFunctions,
  // Methods and paths only, so that no schema weighs on a public page; and for the workbench what answers look like.
  virtualModule('api-paths', pathsOf(contract)),
  virtualModule('api-examples', answerExamples(contract)),
  markdownModules({ folder: join(import.meta.dirname, '../docs/manual'), address: '/dashboard/help' }),
  tanstackStart({
    srcDirectory: 'src',
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
