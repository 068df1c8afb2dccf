// Serves the built program on its port, to a clean end.
import { serve } from '@hono/node-server'

const { default: program } = await import('../dist/server/server.js').catch((error) => {
  console.error(process.env.DEBUG ? error : error.message)
  process.exit(1)
})
const { host, port, publicUrl } = program.settings

const server = serve(
  {
    fetch: program.fetch,
    port,
    hostname: host,
    serverOptions: { requestTimeout: 6 * 3_600_000 }, // two gigabytes take hours on a slow line
  },
  (at) => {
    console.log(`Vitrine: ${publicUrl ?? `http://localhost:${at.port}`}`)
    for (const line of program.welcome ?? []) console.log(line)
  },
)
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or set PORT.` : error.message)
  void program.close().finally(() => process.exit(1))
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    program.drain()
    server.close(() => program.close().then(() => process.exit(0)))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 2000).unref() // requests in flight get two seconds
  })
