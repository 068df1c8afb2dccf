import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { pageHead, siteOf } from '#client/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { findComing } from './coming.ts'
import { ComingPublicScreen } from './coming-public-screen.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { loadHome } from './home/load.ts'

/** An unknown address shows the home page with status 404. */
const setNotFound = createIsomorphicFn().server(() => setResponseStatus(404))

export const Route = createFileRoute('/_public/$')({
  loader: async ({ params: { _splat = '' } }) => {
    if (findComing(_splat)) return undefined
    setNotFound()
    return loadHome()
  },
  head: ({ matches, params: { _splat = '' } }) =>
    pageHead(siteOf(matches), { title: findComing(_splat)?.title, index: false }),
  component: OtherPage,
  errorComponent: FailedPage,
})

function OtherPage() {
  const { _splat = '' } = Route.useParams()
  const data = Route.useLoaderData()
  const coming = findComing(_splat)
  if (coming) return <ComingPublicScreen coming={coming} />
  return data && <HomeScreen data={data} />
}
