import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { isWorkbench } from './app/page-rules.ts'
import { contract } from './domains/contract.ts'
import { documents, forms, parametersOf, router } from './domains/server.ts'
import { createHttp } from './platform/http/app.ts'
import { readSettings } from './platform/settings.ts'
import { startProgram } from './program.ts'

interface Kept {
  program?: ReturnType<typeof startProgram>
  ends?: boolean
}
// Under `npm run dev` this module runs again at every change, and Vite itself starts anew when its settings change, all
// in one process: what must outlive that is kept on the process's own global object.
const KEPT = Symbol.for('vitrine.development')
const kept: Kept = import.meta.env.DEV ? ((globalThis as { [KEPT]?: Kept })[KEPT] ??= {}) : {}
const program = await (kept.program ??= startProgram(readSettings(process.env)))
if (import.meta.env.DEV && !kept.ends) {
  kept.ends = true
  for (const line of program.welcome ?? []) console.log(line)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void program.close().finally(() => process.exit()))
}

const http = createHttp(program, {
  contract,
  router,
  documents,
  forms,
  pages: { render: createStartHandler(defaultStreamHandler), isWorkbench, parametersOf },
  files: import.meta.env.DEV ? undefined : 'dist/client',
  development: import.meta.env.DEV,
})

const { drain, close, settings, welcome } = program
export default { fetch: http.fetch, drain, close, settings, welcome }
