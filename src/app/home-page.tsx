import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { FailedPage } from './failed-page'
import { homeHead, loadFeatured } from './home/home-head.ts'
import { HomeScreen, HomeSections } from './home/home-screen'
import { siteOf } from './page-head.ts'

export const Route = createFileRoute('/_public/')({
  loader: loadFeatured,
  head: ({ matches }) => homeHead(siteOf(matches)),
  component: HomePage,
  // Named on each page: while the server renders, none above would be asked.
  errorComponent: FailedPage,
  pendingComponent: Pending,
})

function HomePage() {
  return <HomeScreen site={useLoaderData({ from: '__root__' })} archives={Route.useLoaderData()} />
}

function Pending() {
  return <HomeSections site={useLoaderData({ from: '__root__' })} />
}
