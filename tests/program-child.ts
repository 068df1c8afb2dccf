// The program without its pages, in a process of its own that a test may kill: settings from the environment.
// Says `listening PORT` and then waits for its end.
import { contract } from '#domains/contract.ts'
import { documents, router } from '#domains/server.ts'
import { createHttp } from '#platform/http/app.ts'
import { serveHttp } from '#platform/http/serve.ts'
import { readSettings } from '#platform/settings.ts'
import { startProgram } from '#program.ts'

const program = await startProgram(readSettings(process.env))
const { fetch } = createHttp(program, { contract, router, documents })
const server = await serveHttp(fetch, program)
console.log(`listening ${server.port}`)
process.once('SIGTERM', async () => {
  await server.stop()
  await program.close()
  process.exit(0)
})
