import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { FailedPage } from './failed-page'
import { homeHead, loadFeatured } from './home/home-head.ts'
import { HomeScreen, HomeSections } from './home/home-screen'
import { siteOf } from './page-head.ts'

export const Route = createFileRoute('/_public/home')({
  loader: loadFeatured,
  head: ({ matches }) => homeHead(siteOf(matches)),
  component: HomeAlias,
  errorComponent: FailedPage,
  pendingComponent: Pending,
})

function HomeAlias() {
  return <HomeScreen site={useLoaderData({ from: '__root__' })} archives={Route.useLoaderData()} />
}

function Pending() {
  return <HomeSections site={useLoaderData({ from: '__root__' })} />
}
