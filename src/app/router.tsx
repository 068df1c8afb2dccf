import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageView } from '#client/page-view.ts'
import { rendering } from '#platform/context.ts'
import { parseQuery, stringifyQuery } from './address-query.ts'
import { routeTree } from './route-tree.gen'
import { makeScrollRestoration } from './scroll-restoration.ts'
import { pageTransition } from './view-transition.ts'

/** On the server: the nonce of this page's inline scripts, see `platform/http/page.ts`. */
const scriptNonce = createIsomorphicFn()
  .server(() => rendering.getStore()?.nonce || undefined)
  .client(() => undefined)

export const getRouter = () =>
  createRouter({
    routeTree,
    ssr: { nonce: scriptNonce() },
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    scrollRestoration: makeScrollRestoration(),
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultViewTransition: { types: pageTransition },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** Whether the address itself grants access, as a secret link does. */
    isSecret?: boolean
    /** Whether it opens while the rest of the site is being prepared. */
    opensEarly?: boolean
    /** The heading of a screen of the workbench until it is loaded. The server renders it, without the address's query. */
    heading?: string
    /**
     * Whether the page is of no use without its scripts, as by default one by a secret link; those of others start when
     * somebody is about to act.
     */
    startsAtOnce?: boolean
    /** What is tracked when the page is opened. `id`: the path's. */
    view?: (params: { id?: string }) => PageView
  }
}
