import { createFileRoute, Outlet, useLoaderData, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
  useVisit({ isSecret })
  if (preparing)
    return (
      <PreparingFrame name={company.name} user={user}>
        {isSecret || opensEarly ? children : <PreparingScreen />}
      </PreparingFrame>
    )
  return (
    <PublicFrame company={company} day={day} user={user}>
      {children}
    </PublicFrame>
  )
}
