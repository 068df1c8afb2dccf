import {
  type AnyRouteMatch,
  createFileRoute,
  Outlet,
  type ParsedLocation,
  useLoaderData,
  useMatches,
  useRouter,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { usePageView } from '#client/page/page-view.ts'
import { useStoredUser } from '#client/session/stored-user.ts'
import { useVisit } from '#domains/contact/web/visit.ts'
import { type Trade, tradePath, tradeTitle } from '#domains/site/trades.ts'
import { ClientBar, ClientFooter } from '#ui/public/client-frame.tsx'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { focusHeading } from '#ui/public/focus-heading.ts'
import { Footer } from '#ui/public/footer.tsx'
import { PublicFrame } from '#ui/public/public-frame.tsx'
import { TopBar } from '#ui/public/top-bar.tsx'
import { PreparingFrame } from './preparing/frame.tsx'
import { PreparingScreen } from './preparing/screen.tsx'

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
  const { company, day, modules_off, preparing, trades } = useLoaderData({ from: '__root__' })
  const user = useStoredUser()
  useRouteFocus()
  const isSecret = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isSecret) })
  const isForClient = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isForClient) })
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
    <PublicFrame
      view={view}
      top={isForClient ? <ClientBar company={company} /> : <TopBar company={company} user={user} />}
      bottom={
        isForClient ? (
          <ClientFooter company={company} />
        ) : (
          <Footer company={company} day={day} modules_off={modules_off} areas={trades.map(toArea)} />
        )
      }
    >
      {children}
    </PublicFrame>
  )
}

const toArea = (trade: Trade) => ({ href: tradePath(trade), label: tradeTitle(trade) })

/** What is tracked of the page that is shown, as JSON: nothing until it is loaded, and nothing where it failed. */
function viewOf(matches: AnyRouteMatch[]): string | undefined {
  const page = matches.at(-1)
  const view = page?.status === 'success' ? page.staticData.view?.(page.params) : undefined
  return view && JSON.stringify(view)
}

/**
 * Moves the focus to the new page's heading after a navigation in the browser, to another page of a list too, so that
 * screen readers announce it. Jumps within a page and other changes of the query leave the focus alone.
 */
function useRouteFocus() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!fromLocation || toLocation.hash) return
        if (!pathChanged && pageOf(fromLocation) === pageOf(toLocation)) return
        focusHeading()
      }),
    [router],
  )
}

const pageOf = ({ search }: ParsedLocation) => ('page' in search ? search.page : undefined)
