import { useLocation, useRouter } from '@tanstack/react-router'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { ManualText, useManualPage } from './manual-text.tsx'
import { CONTENTS, MANUAL_PATH } from './pages.ts'

/** A page of the manual by itself, with an address to send to others; without a name the table of contents. */
export function ManualScreen({ name = CONTENTS }: { name?: string | undefined }) {
  const { history } = useRouter()
  const { hash } = useLocation()
  const { data } = useManualPage(name)
  const parent = name === CONTENTS ? {} : { parent: { to: MANUAL_PATH, label: 'Ajuda' } }
  return (
    <WorkbenchPage title={data?.title ?? 'Ajuda'} {...parent}>
      <ManualText name={name} heading={hash} onOpen={(address) => history.push(address)} />
    </WorkbenchPage>
  )
}
