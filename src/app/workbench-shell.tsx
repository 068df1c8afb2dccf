import { failureText, isApiError } from '#client/calls/failures.ts'
import '#ui/workbench/styles.ts' // first, see there
import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary, getRouteApi, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { checkAnswers } from '#client/calls/check-answers.ts'
import { tryConnection } from '#client/calls/connection.ts'
import { makeQueryClient } from '#client/calls/query.ts'
import { isUnreached } from '#client/calls/unreached.ts'
import { useDensity } from '#client/interface/use-density.ts'
import { useLeaveTogether, useSecondFactorRule, useSession, useSessionOfScreen } from '#client/session/session.ts'
import { useLiveModules } from '#client/session/use-live-modules.ts'
import { useLiveRights } from '#client/session/use-live-rights.ts'
import { useLiveChoices } from '#client/storage/use-choice.ts'
import { Bell } from '#domains/notices/web/bell.tsx'
import { useLiveNotices } from '#domains/notices/web/use-notices.ts'
import { OffBar, OffScreen } from '#domains/site/web/modules/off-state.tsx'
import { Frame } from '#ui/workbench/frame.tsx'
import { confirmSignOut } from '#ui/workbench/open-forms.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { ForbiddenState, LoadingRows } from '#ui/workbench/states.tsx'
import { TimerClock } from '#ui/workbench/timer/timer-clock.tsx'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { Workbench } from '#ui/workbench/workbench.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { useManual } from './manual/use-manual.tsx'
import { NewMenu } from './new-menu.tsx'
import { usePalette } from './palette/use-palette.tsx'
import { useConnection } from './use-connection.ts'
import { useHeading } from './use-heading.ts'
import { useOffModule } from './use-off-module.ts'
import { linkOf, useWorkbenchLinks } from './workbench-links.ts'

/** Loaded with the menu that it is an entry of. */
const PanelMenuItem = lazy(() => import('#domains/site/web/panel/panel-menu-item.tsx'))
/** With forms, which few screens begin with. */
const SecondFactorGate = lazy(() => import('./second-factor-gate.tsx'))

const root = getRouteApi('__root__')

/** The same element at each rendering, so that pages are not rendered for it. */
const bell = <Bell />
const clock = <TimerClock />
const newMenu = <NewMenu />
const panelEntry = (
  <Suspense>
    <PanelMenuItem />
  </Suspense>
)

/** Frame of the workbench: styles, query client, navigation. */
export function WorkbenchShell() {
  const [client] = useState(() => {
    checkAnswers()
    return makeQueryClient()
  })
  return (
    <QueryClientProvider client={client}>
      <Workbench>
        <SignedFrame />
      </Workbench>
    </QueryClientProvider>
  )
}

function SignedFrame() {
  const { company, logo } = root.useLoaderData()
  const { pathname } = useLocation()
  const { user, admin, needsSecondFactor, ready, error, retry } = useSession()
  const leave = useLeaveTogether()
  const onLeave = useCallback(() => void confirmLeave(leave), [leave])
  useSecondFactorRule()
  useSessionOfScreen(pathname)
  const person = ready && !needsSecondFactor ? user?.id : undefined
  useLiveNotices(person)
  useLiveChoices(person)
  useLiveModules(person)
  useLiveRights(person)
  useDensity()
  // Shown all together once the session is known, so that admin links do not appear later.
  const groups = useWorkbenchLinks({ admin, shown: ready || Boolean(error) })
  const manual = useManual()
  const palette = usePalette({ screens: groups.flatMap(({ links }) => links), admin, onLeave, onHelp: manual.open })
  const isLost = useConnection()
  const heading = useHeading()
  // Of the screen that is shown, which during a navigation is still the one before.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const link = linkOf(shown)
  const off = useOffModule(shown, ready)
  if (!user || isRefusal(error)) return null // on the way to the login
  // Screens wait for the session. Without a connection they stand already, and the frame says so.
  const isMissing = !ready && error !== null && !isUnreached(error)

  if (needsSecondFactor)
    return (
      <Suspense>
        <SecondFactorGate onLeave={onLeave} />
      </Suspense>
    )
  return (
    <Frame
      brand={company.name}
      logo={logo}
      groups={groups}
      onFind={palette.open}
      bell={bell}
      clock={clock}
      newMenu={newMenu}
      person={{ name: user.nome, email: user.email }}
      personEntries={panelEntry}
      onLeave={onLeave}
      onHelp={manual.toggle}
      help={manual.element}
      isLost={isLost}
      onRetry={() => void tryConnection()}
    >
      {off?.wasOpen && <OffBar module={off.module} />}
      {isMissing || (link?.adminOnly && !admin) ? (
        <WorkbenchPage title={heading}>
          {ready ? (
            <ForbiddenState />
          ) : (
            <QueryState
              query={{ error, refetch: retry }}
              failed="A sessão não veio"
              loading={<LoadingRows rows={6} height={56} />}
            />
          )}
        </WorkbenchPage>
      ) : off && !off.wasOpen ? (
        <OffScreen module={off.module} />
      ) : (
        // Remounts the screens when the session turns out to be another user's.
        <CatchBoundary key={user.id} getResetKey={() => pathname} errorComponent={BrokenScreen}>
          <Outlet />
        </CatchBoundary>
      )}
      {palette.element}
    </Frame>
  )
}

async function confirmLeave(leave: () => Promise<void>) {
  if (!(await confirmSignOut())) return
  await leave().catch((failure) => void notifyError(failureText(failure)))
}

const isRefusal = (error: unknown) => isApiError(error) && error.status === 403
