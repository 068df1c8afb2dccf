import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { findNearest } from '#client/page/nearest.ts'
import { pageHead, siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { NearestLinks } from '#ui/public/nearest-links.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { loadHome } from './home/load.ts'
import styles from './other-page.module.css'

/** An unknown address shows the home page with status 404, below a line that says so. */
const setNotFound = createIsomorphicFn().server(() => setResponseStatus(404))

export const Route = createFileRoute('/_public/$')({
  staticData: { view: () => ({ analytics: 'page', page: 'home' }) },
  loader: async ({ location }) => {
    setNotFound()
    const [home, nearest] = await Promise.all([loadHome(), findNearest(location.pathname)])
    return { home, nearest }
  },
  head: ({ matches }) =>
    pageHead(siteOf(matches), {
      title: 'Página não encontrada',
      description: 'Não há página neste endereço.',
      index: false,
    }),
  component: OtherPage,
  errorComponent: FailedPage,
})

function OtherPage() {
  const { home, nearest } = Route.useLoaderData()
  return (
    <>
      <div className={`page soft stack gap-50 ${styles.absent}`}>
        <p>
          <strong className="ink">Não há página neste endereço.</strong> Ele mudou ou foi digitado com um engano. Esta é
          a página inicial.
        </p>
        <NearestLinks pages={nearest} />
      </div>
      <HomeScreen data={home} />
    </>
  )
}
