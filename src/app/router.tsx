import { createRouter } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen'
import { pageTransition } from './view-transition.ts'

export const getRouter = () =>
  createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultViewTransition: { types: pageTransition },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
