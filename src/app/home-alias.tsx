import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { FailedPage } from './failed-page'
import { homeHead } from './home/home-head.ts'
import { HomeLoading } from './home/home-loading'
import { HomeScreen } from './home/home-screen'
import { loadHome } from './home/load.ts'
import { siteOf } from './page-head.ts'

export const Route = createFileRoute('/_public/home')({
  loader: loadHome,
  head: ({ matches }) => homeHead(siteOf(matches)),
  component: HomeAlias,
  errorComponent: FailedPage,
  pendingComponent: Pending,
})

function HomeAlias() {
  return <HomeScreen site={useLoaderData({ from: '__root__' })} data={Route.useLoaderData()} />
}

function Pending() {
  return <HomeLoading site={useLoaderData({ from: '__root__' })} />
}
