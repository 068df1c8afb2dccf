// Serves the built program: its static files, its port, a clean end.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const { default: program } = await import('../dist/server/server.js').catch((error) => {
  console.error(error.name === 'SettingsError' || !process.env.DEBUG ? error.message : error)
  process.exit(1)
})
const { host, port } = program.settings

const app = new Hono()
const forEver = (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable')
app.use('/assets/*', serveStatic({ root: './dist/client', precompressed: true, onFound: forEver }))
app.use('/*', async (c, next) => (isStatic(c.req.path) ? serveStatic({ root: './dist/client' })(c, next) : next()))
app.all('*', (c) => program.fetch(c.req.raw, c.env))

/** Files of public/, e.g. the icons. */
function isStatic(path) {
  return /^\/[\w.-]+\.(svg|ico|png|webmanifest)$/.test(path)
}

const server = serve({ fetch: app.fetch, port, hostname: host }, (at) => {
  console.log(`Vitrine: ${program.settings.publicUrl ?? `http://localhost:${at.port}`}`)
  for (const line of program.welcome ?? []) console.log(line)
})
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or set PORT.` : error.message)
  void program.close().finally(() => process.exit(1))
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close(() => program.close().then(() => process.exit(0)))
    setTimeout(() => server.closeAllConnections(), 2000).unref() // requests in flight get two seconds
  })
