import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

/** Serves the browser's build: files with a hash in their name are cached for a year, icons for a day. */
export function serveFiles(app: Hono, folder: string) {
  const serve = (cacheControl: string) =>
    serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('cache-control', cacheControl) })
  app.get('/assets/*', serve('public, max-age=31536000, immutable'), (c) => c.notFound())
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) app.get(`/${entry.name}`, serve('public, max-age=86400'))
}
