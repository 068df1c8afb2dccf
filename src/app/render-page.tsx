import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { rendering } from '#platform/rendering.ts'

type Handler = Parameters<typeof defineHandlerCallback>[0]
type Manifest = NonNullable<NonNullable<Parameters<Handler>[0]['router']['ssr']>['manifest']>

/**
 * Renders a page of the site. To a string, since it is cached as a whole: a stream takes a third longer. The manifest's
 * scripts are left out, because the page's own start script loads them (`start-scripts.ts`).
 */
export const renderPage = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    if (import.meta.env.PROD && router.ssr?.manifest) router.ssr = { manifest: withoutScripts(router.ssr.manifest) }
    const html = await transformHtmlStringWithRouter(router, renderToString(<StartServer router={router} />))
    const take = rendering.getStore()?.takeHtml
    take?.(html)
    return new Response(take ? null : html, { status: getSsrStatus(router), headers: responseHeaders })
  }),
)

const stripped = new WeakMap<Manifest, Manifest>()

function withoutScripts(manifest: Manifest): Manifest {
  const known = stripped.get(manifest)
  if (known) return known
  const routes = Object.entries(manifest.routes).map(([id, { css }]) => [id, css ? { css } : {}])
  const made = { ...manifest, routes: Object.fromEntries(routes) }
  stripped.set(manifest, made)
  return made
}
