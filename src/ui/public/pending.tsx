import { lazyRouteComponent } from '@tanstack/react-router'

// What a page shows while it loads, on navigation in the browser. It is fetched when somebody is about to open one, so that
// no page brings the styles of it with its own.

/** A spinner. @param label for screen readers */
export const pendingList = (label: string) =>
  lazyRouteComponent(async () => {
    const { ListLoading } = await import('./list-loading.tsx')
    return { default: () => <ListLoading label={label} /> }
  })

/** The title of a page that lists something, and a spinner. */
export const pendingPage = (page: { title: string; words: string; label: string }) =>
  lazyRouteComponent(async () => {
    const { LoadingPage } = await import('./list-loading.tsx')
    return { default: () => <LoadingPage {...page} /> }
  })
