// The program without its pages, in a process of its own that a test may kill: settings from the environment.
// Says `listening PORT` and then waits for its end.
import { contract } from '#domains/contract.ts'
import { documents, router } from '#domains/server.ts'
import { endOnSignal } from '#platform/end-on-signal.ts'
import { createHttp } from '#platform/http/app.ts'
import { serveHttp } from '#platform/http/serve.ts'
import { readSettings } from '#platform/settings.ts'
import { startProgram } from '#program.ts'

const onSignal = endOnSignal()
const program = await startProgram(readSettings(process.env))
const { fetch } = createHttp(program, { contract, router, documents })
const server = await serveHttp(fetch, program)
onSignal(() => server.stop().then(program.close))
console.log(`listening ${server.port}`)
