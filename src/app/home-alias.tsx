import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { siteOf } from '#client/page/page-head.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { homeHead } from './home/home-head.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { loadHome } from './home/load.ts'

export const Route = createFileRoute('/_public/home')({
  staticData: { view: () => ({ analytics: 'page', page: 'home' }) },
  loader: loadHome,
  head: ({ matches }) => homeHead(siteOf(matches)),
  component: () => <HomeScreen data={Route.useLoaderData()} />,
  errorComponent: FailedPage,
  pendingComponent: lazyRouteComponent(() => import('./home/home-loading.tsx'), 'HomeLoading'),
})
