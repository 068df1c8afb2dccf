// The program without its pages, in a process of its own that a test may kill: settings from the environment.
// Says `listening PORT` and then waits for its end.
import { serve } from '@hono/node-server'
import { contract } from '#domains/contract.ts'
import { documents, router } from '#domains/server.ts'
import { createHttp } from '#platform/http/app.ts'
import { readSettings } from '#platform/settings.ts'
import { startProgram } from '#program.ts'

const program = await startProgram(readSettings(process.env))
const { fetch } = createHttp(program, { contract, router, documents })
const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`listening ${port}`))
process.once('SIGTERM', () => server.close(() => program.close().then(() => process.exit(0))))
