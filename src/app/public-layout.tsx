import { type AnyRouteMatch, createFileRoute, Outlet, useLoaderData, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageView } from '#client/page-view.ts'
import { useStoredUser } from '#client/stored-user.ts'
import { useVisit } from '#domains/contact/web/visit.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { PublicFrame } from '#ui/public/public-frame.tsx'
import { PreparingFrame } from './preparing/frame.tsx'
import { PreparingScreen } from './preparing/screen.tsx'
import { useRouteFocus } from './route-focus.ts'

export const Route = createFileRoute('/_public')({
  component: () => (
    <Framed>
      <Outlet />
    </Framed>
  ),
  errorComponent: () => (
    <Framed>
      <FailedPage />
    </Framed>
  ),
})

function Framed({ children }: { children: ReactNode }) {
  const { company, day, preparing } = useLoaderData({ from: '__root__' })
  const user = useStoredUser()
  useRouteFocus()
  const isSecret = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isSecret) })
  const opensEarly = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.opensEarly) })
  const view = useMatches({ select: viewOf })
  useVisit({ isSecret })
  usePageView(preparing ? undefined : view)
  if (preparing)
    return (
      <PreparingFrame name={company.name} user={user}>
        {isSecret || opensEarly ? children : <PreparingScreen />}
      </PreparingFrame>
    )
  return (
    <PublicFrame company={company} day={day} user={user} view={view}>
      {children}
    </PublicFrame>
  )
}

/** What is tracked of the page that is shown, as JSON: nothing until it is loaded, and nothing where it failed. */
function viewOf(matches: AnyRouteMatch[]): string | undefined {
  const page = matches.at(-1)
  const view = page?.status === 'success' ? page.staticData.view?.(page.params) : undefined
  return view && JSON.stringify(view)
}
