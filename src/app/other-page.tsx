import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { pageHead, siteOf } from '#client/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { loadHome } from './home/load.ts'

/** An unknown address shows the home page with status 404. */
const setNotFound = createIsomorphicFn().server(() => setResponseStatus(404))

export const Route = createFileRoute('/_public/$')({
  loader: () => {
    setNotFound()
    return loadHome()
  },
  head: ({ matches }) => pageHead(siteOf(matches), { index: false }),
  component: OtherPage,
  errorComponent: FailedPage,
})

function OtherPage() {
  return <HomeScreen data={Route.useLoaderData()} />
}
