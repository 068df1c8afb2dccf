import { Button } from '@mantine/core'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { siteOrigin } from '#client/page/site-origin.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { CopyLink } from '#ui/workbench/copy-link.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'

interface Props {
  id: number
  isOn: boolean
  isPublic: boolean
}

/** The address of a booking page, to pass on; a secret one can be changed for another. */
export function PageLink({ id, isOn, isPublic }: Props) {
  const queries = useQueryClient()
  const page = useQuery(query.bookings.item.queryOptions({ input: { id } }))
  const { running, run } = useRun()
  const path = page.data?.data.path
  if (path === undefined) return null
  async function change() {
    const sure = await confirmAction({
      title: 'Trocar o link secreto?',
      text: 'Quem tem o de agora não abre mais a página. O que já foi marcado continua valendo.',
      confirm: 'Trocar',
      danger: true,
    })
    if (!sure || !(await run(() => api.bookings.renewLink({ id })))) return
    await queries.invalidateQueries({ queryKey: query.bookings.key() })
    notifySuccess('O link novo está pronto')
  }
  return (
    <section className="stack gap-75 one-column" aria-label="Endereço da página">
      {!isOn && <p className="soft">Desligada: quem abre o endereço lê que a página não recebe mais ninguém.</p>}
      <CopyLink link={siteOrigin() + path}>
        <Button
          component="a"
          href={path}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Abrir
        </Button>
        {!isPublic && (
          <Button
            variant="default"
            loading={running}
            onClick={() => void change()}
            leftSection={<IconRefresh size={18} aria-hidden />}
          >
            Trocar o link
          </Button>
        )}
      </CopyLink>
    </section>
  )
}
