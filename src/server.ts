import { isWorkbench } from './app/page-rules.ts'
import { renderPage } from './app/render-page.tsx'
import { contract } from './domains/contract.ts'
import { documents, forms, isFresh, parametersOf, protocols, router, secretPageOf } from './domains/server.ts'
import { endOnSignal } from './platform/end-on-signal.ts'
import { createHttp } from './platform/http/app.ts'
import { serveHttp } from './platform/http/serve.ts'
import { readSettings } from './platform/settings.ts'
import { startProgram } from './program.ts'

interface Started {
  onSignal?: ReturnType<typeof endOnSignal>
  program?: ReturnType<typeof startProgram>
}
// Under `npm run dev` this module runs again at every change, and Vite itself restarts when its settings change, all in
// one process: the program stays the same, stored on the global object.
const STARTED = Symbol.for('vitrine.development')
const started: Started = import.meta.env.DEV ? ((globalThis as { [STARTED]?: Started })[STARTED] ??= {}) : {}
const onSignal = (started.onSignal ??= endOnSignal())
const program = await (started.program ??= startProgram(readSettings(process.env)))
const { close, settings } = program
onSignal(close)

const http = createHttp(program, {
  contract,
  router,
  documents,
  protocols,
  forms,
  pages: { render: renderPage, isWorkbench, isFresh, parametersOf, secretPageOf },
  files: import.meta.env.DEV ? undefined : 'dist/client',
  development: import.meta.env.DEV,
})

async function listen() {
  const server = await serveHttp(http.fetch, program)
  onSignal(() => server.stop().then(close))
  return server
}

/** Vite calls `fetch`, `scripts/serve.mjs` the rest. */
export default { fetch: http.fetch, listen, close, settings }
