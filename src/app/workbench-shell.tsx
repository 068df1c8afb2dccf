import { failureText, isApiError } from '#client/failures.ts'
import '#ui/workbench/styles.ts' // first, see there
import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary, getRouteApi, Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { makeQueryClient } from '#client/query.ts'
import { leave, useLeaveTogether, useSession } from '#client/session.ts'
import { Bell } from '#domains/notices/web/bell.tsx'
import { useLiveNotices } from '#domains/notices/web/use-notices.ts'
import { Frame } from '#ui/workbench/frame.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { FailedState } from '#ui/workbench/states.tsx'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { confirmSignOut } from '#ui/workbench/unsaved-changes.tsx'
import { Workbench } from '#ui/workbench/workbench.tsx'
import { useManual } from './manual/use-manual.tsx'
import { usePalette } from './palette/use-palette.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { useWorkbenchLinks } from './workbench-links.ts'

const root = getRouteApi('__root__')

/** The same element at each rendering, so that pages are not rendered for it. */
const bell = <Bell />

/** Frame of the workbench: styles, query client, navigation. */
export function WorkbenchShell() {
  const [client] = useState(makeQueryClient)
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
  useLeaveTogether()
  useLiveNotices(ready && !needsSecondFactor ? user?.id : undefined)
  // Shown all together once the session is known, so that admin links do not appear later.
  const links = useWorkbenchLinks({ admin, shown: ready || Boolean(error) })
  const manual = useManual()
  const palette = usePalette(links, manual.open)
  if (!user || isRefusal(error)) return null // on the way to the login

  if (needsSecondFactor) return <SecondFactorGate onLeave={() => void confirmLeave()} />
  const isUnreachable = error && !ready
  return (
    <Frame
      brand={company.name}
      logo={logo}
      links={links}
      onFind={palette.open}
      bell={bell}
      person={{ name: user.nome, email: user.email }}
      onLeave={() => void confirmLeave()}
      onHelp={manual.toggle}
      help={manual.element}
    >
      {isUnreachable ? (
        <WorkbenchPage title="Sem resposta do servidor">
          <QueryState query={{ error, refetch: retry }} failed="O servidor não respondeu" loading={null} />
        </WorkbenchPage>
      ) : (
        // Remounts the screens when the session turns out to be another user's.
        <CatchBoundary key={user.id} getResetKey={() => pathname} errorComponent={Broken}>
          <Outlet />
        </CatchBoundary>
      )}
      {palette.element}
    </Frame>
  )
}

async function confirmLeave() {
  if (!(await confirmSignOut())) return
  await leave().catch((failure) => void notifyError(failureText(failure)))
}

/** Shown for a screen that threw, or whose code failed to load; the navigation still works. */
function Broken() {
  return (
    <WorkbenchPage title="Algo deu errado">
      <FailedState title="Esta tela parou de funcionar" retry={() => location.reload()}>
        O erro é nosso. Abra a tela de novo; se ele voltar, conte o que fazia quando apareceu.
      </FailedState>
    </WorkbenchPage>
  )
}

const isRefusal = (error: unknown) => isApiError(error) && error.status === 403
