import { isWorkbench } from './app/page-rules.ts'
import { renderPage } from './app/render-page.tsx'
import { contract } from './domains/contract.ts'
import { documents, forms, parametersOf, router, secretPageOf } from './domains/server.ts'
import { createHttp } from './platform/http/app.ts'
import { serveHttp } from './platform/http/serve.ts'
import { readSettings } from './platform/settings.ts'
import { startProgram } from './program.ts'

interface Started {
  program?: ReturnType<typeof startProgram>
  /** Whether the end of the process ends the program. */
  closes?: boolean
}
// Under `npm run dev` this module runs again at every change, and Vite itself restarts when its settings change, all in
// one process: the program stays the same, stored on the global object.
const STARTED = Symbol.for('vitrine.development')
const started: Started = import.meta.env.DEV ? ((globalThis as { [STARTED]?: Started })[STARTED] ??= {}) : {}
const program = await (started.program ??= startProgram(readSettings(process.env)))
if (import.meta.env.DEV && !started.closes) {
  started.closes = true
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void program.close().finally(() => process.exit()))
}

const http = createHttp(program, {
  contract,
  router,
  documents,
  forms,
  pages: { render: renderPage, isWorkbench, parametersOf, secretPageOf },
  files: import.meta.env.DEV ? undefined : 'dist/client',
  development: import.meta.env.DEV,
})

const { close, settings } = program
/** Vite calls `fetch`, `scripts/serve.mjs` the rest. */
export default { fetch: http.fetch, listen: () => serveHttp(http.fetch, program), close, settings }
