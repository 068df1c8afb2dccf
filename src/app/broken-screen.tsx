import { useEffect, useState } from 'react'
import { tryConnection, useLostConnection } from '#client/calls/connection.ts'
import { readStored, writeStored } from '#client/storage/storage.ts'
import { nowMs } from '#clock.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { FailedState, LoadingRows } from '#ui/workbench/states.tsx'
import { useHeading } from './use-heading.ts'

/** Whether a part of the workbench's code could not be loaded. It is not requested again before the document is. */
let isCodeMissing = false

// Without this the router would reload the document at once, which without a connection ends at the browser's own error
// page.
addEventListener('vite:preloadError', (event) => {
  isCodeMissing = true
  event.preventDefault()
})

/** Shown for a screen that threw, or whose code could not be loaded; the navigation still works. */
export const BrokenScreen = () => (isCodeMissing ? <MissingScreen /> : <FailedScreen />)

const FailedScreen = () => (
  <WorkbenchPage title="Algo deu errado">
    <FailedState title="Esta tela parou de funcionar" retry={() => location.reload()}>
      O erro é nosso. Abra a tela de novo; se ele voltar, conte o que fazia quando apareceu.
    </FailedState>
  </WorkbenchPage>
)

/** Key, in this tab, of when a document was reloaded for missing code. */
const RELOADED = 'workbench-reloaded'
/** Milliseconds in which a second time means that the code is not there at all. */
const AGAIN = 10_000

/** Waits for the connection and then reloads the document, once: there may be a new release, with code of other names. */
function MissingScreen() {
  const heading = useHeading()
  const isLost = useLostConnection()
  const [isTried, setTried] = useState(false)
  const [hasReloaded] = useState(() => nowMs() - Number(readStored(RELOADED, 'tab')) < AGAIN)
  useEffect(() => void tryConnection().then(() => setTried(true)), [])
  const isWaiting = !isTried || isLost
  useEffect(() => {
    if (isWaiting || hasReloaded) return
    writeStored(RELOADED, String(nowMs()), 'tab')
    location.reload()
  }, [isWaiting, hasReloaded])
  if (!isWaiting && hasReloaded) return <FailedScreen />
  return (
    <WorkbenchPage title={heading}>
      <LoadingRows rows={4} height={72} label="Carregando a tela…" />
    </WorkbenchPage>
  )
}
