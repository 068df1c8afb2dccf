import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { pageHead, siteOf } from '#client/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { loadHome } from './home/load.ts'
import styles from './other-page.module.css'

/** An unknown address shows the home page with status 404, below a line that says so. */
const setNotFound = createIsomorphicFn().server(() => setResponseStatus(404))

export const Route = createFileRoute('/_public/$')({
  staticData: { view: () => ({ analytics: 'page', page: 'home' }) },
  loader: () => {
    setNotFound()
    return loadHome()
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
  return (
    <>
      <p className={`page soft ${styles.absent}`}>
        <strong className="ink">Não há página neste endereço.</strong> Ele mudou ou foi digitado com um engano. Esta é a
        página inicial.
      </p>
      <HomeScreen data={Route.useLoaderData()} />
    </>
  )
}
