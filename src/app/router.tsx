import type { ParsedLocation } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { PageView } from '#client/page/page-view.ts'
import { pageContents } from '#domains/archives/web/article/page-contents.ts'
import { rendering } from '#platform/rendering.ts'
import { pageTexts } from '#ui/prose/page-text.ts'
import type { Words } from '#words.ts'
import { parseQuery, stringifyQuery } from './address-query.ts'
import { isWorkbench } from './page-rules.ts'
import { routeTree } from './route-tree.gen'

/** On the server: the nonce of this page's inline scripts, see `platform/http/page.ts`. */
const scriptNonce = createIsomorphicFn()
  .server(() => rendering.getStore()?.nonce || undefined)
  .client(() => undefined)

export function getRouter() {
  const router = createRouter({
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
  // The framework's type wants them of its own entry, which is not ours.
  router.options.serializationAdapters = [pageTexts, pageContents]
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** Whether the address itself grants access, as a secret link does. */
    isSecret?: boolean
    /** Whether it is for one client, who came for it alone: the site's menu is left out around it. */
    isForClient?: boolean
    /** Whether it opens while the rest of the site is being prepared. */
    opensEarly?: boolean
    /** The heading of a screen of the workbench until it is loaded. The server renders it, without the address's query. */
    heading?: Words
    /**
     * Whether the page is of no use without its scripts, as by default one by a secret link; those of others start when
     * somebody is about to act.
     */
    startsAtOnce?: boolean
    /** What is tracked when the page is opened. `id`: the path's. */
    view?: (params: { id?: string }) => PageView
  }
}

/** The part of the router's location that is read. */
type Opened = { location: Pick<ParsedLocation, 'pathname'> }

/**
 * Whether the router scrolls once it has rendered. Not when it takes over a page that the server rendered: the page's own
 * inline script has restored its place, and its reader may have scrolled on since.
 */
const makeScrollRestoration = createIsomorphicFn()
  .server(() => () => true)
  .client(() => {
    let isTakenOver = false
    return ({ location }: Opened) => {
      if (isTakenOver || isWorkbench(location.pathname)) return true
      isTakenOver = true
      // The router stores the place of what it has seen scroll.
      document.dispatchEvent(new Event('scroll'))
      return false
    }
  })

/** The part of the router's location change that is read. */
interface LocationChange {
  pathChanged: boolean
  toLocation: { pathname: string }
}

/**
 * The view transition of a navigation: a fade between public pages; false (none) in the workbench and with reduced
 * motion.
 */
function pageTransition({ pathChanged, toLocation }: LocationChange): string[] | false {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  return pathChanged && !reducesMotion && !isWorkbench(toLocation.pathname) ? ['page'] : false
}
