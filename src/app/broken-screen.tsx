import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { tryConnection, useLostConnection } from '#client/connection.ts'
import { readStored, writeStored } from '#client/storage.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { FailedState, LoadingRows } from '#ui/workbench/states.tsx'
import { hasMissingCode } from './missing-code.ts'
import { linkOf } from './workbench-links.ts'

/** Shown for a screen that threw, or whose code could not be loaded; the navigation still works. */
export const BrokenScreen = () => (hasMissingCode() ? <MissingScreen /> : <FailedScreen />)

const FailedScreen = () => (
  <WorkbenchPage title="Algo deu errado">
    <FailedState title="Esta tela parou de funcionar" retry={() => location.reload()}>
      O erro é nosso. Abra a tela de novo; se ele voltar, conte o que fazia quando apareceu.
    </FailedState>
  </WorkbenchPage>
)

/** Key of the address that was reloaded last, in this tab. */
const RELOADED = 'workbench-reloaded'

/** Waits for the connection and then reloads the document, once: there may be a new release, with code of other names. */
function MissingScreen() {
  const { pathname } = useLocation()
  const isLost = useLostConnection()
  const [isTried, setTried] = useState(false)
  const [hasReloaded] = useState(() => readStored(RELOADED, 'tab') === pathname)
  useEffect(() => void tryConnection().then(() => setTried(true)), [])
  const isWaiting = !isTried || isLost
  useEffect(() => {
    if (isWaiting || hasReloaded) return
    writeStored(RELOADED, pathname, 'tab')
    location.reload()
  }, [isWaiting, hasReloaded, pathname])
  if (!isWaiting && hasReloaded) return <FailedScreen />
  return (
    <WorkbenchPage title={linkOf(pathname)?.label ?? 'Dashboard'}>
      <LoadingRows rows={4} height={72} label="Carregando a tela…" />
    </WorkbenchPage>
  )
}
