import { createFileRoute, useLoaderData } from '@tanstack/react-router'
import { homeHead, loadFeatured } from './home/home-head.ts'
import { HomeScreen, HomeSections } from './home/home-screen'
import { siteOf } from './page-head.ts'

export const Route = createFileRoute('/_public/')({
  loader: loadFeatured,
  head: ({ matches }) => homeHead(siteOf(matches)),
  component: HomePage,
  pendingComponent: Pending,
})

function HomePage() {
  return <HomeScreen site={useLoaderData({ from: '__root__' })} archives={Route.useLoaderData()} />
}

function Pending() {
  return <HomeSections site={useLoaderData({ from: '__root__' })} />
}
