import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconFileCheck, IconLayoutKanban, IconPencil, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useNavigateFromHere } from '#client/page/use-navigate-from-here.ts'
import { linePath } from '#domains/production/production.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { ReasonDialog } from '#ui/workbench/reason-dialog.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { Exchange } from '../../exchange-schemas.ts'
import { RecordDialog } from './record-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useExchange } from './use-exchange.ts'

/** What can be done next about a quote. */
export function ExchangeActions({ id, exchange }: { id: number; exchange: Exchange }) {
  const [sending, send] = useDisclosure()
  const [recording, record] = useDisclosure()
  const [undoing, undo] = useDisclosure()
  const { show } = useExchange(id)
  const isAccepted = exchange.state === 'accepted'
  return (
    <Group gap="sm">
      {(!isAccepted || exchange.draft) && (
        <Button leftSection={<IconSend size={18} aria-hidden />} onClick={send.open}>
          {sendLabel(exchange)}
        </Button>
      )}
      {isAccepted ? (
        <>
          {!exchange.draft && <BeginVersion id={id} version={exchange.version + 1} />}
          <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={undo.open}>
            Desfazer a aceitação
          </Button>
        </>
      ) : (
        <Button variant="default" leftSection={<IconFileCheck size={18} aria-hidden />} onClick={record.open}>
          Registrar aceitação
        </Button>
      )}
      <LineButton id={id} exchange={exchange} />
      <SendDialog id={id} exchange={exchange} opened={sending} onClose={send.close} />
      <RecordDialog id={id} exchange={exchange} opened={recording} onClose={record.close} />
      <ReasonDialog
        opened={undoing}
        onClose={undo.close}
        title="Desfazer a aceitação?"
        text="O orçamento volta a Pending e o cliente pode responder de novo. O motivo fica no histórico."
        confirm="Desfazer"
        work={async (note) => show(await api.budgets.exchange.undo({ id, note }))}
        done="A aceitação foi desfeita"
      />
    </Group>
  )
}

/** What sending does: who has nothing gets the quote, who has another version the next one. */
export const sendLabel = ({ version, changed }: Exchange) => {
  if (version === 0) return 'Enviar ao cliente'
  return changed ? `Enviar versão ${version + 1}` : 'Enviar de novo'
}

/** Begins the next version of an accepted quote, and leads to its form. */
function BeginVersion({ id, version }: { id: number; version: number }) {
  const navigate = useNavigateFromHere()
  const { show } = useExchange(id)
  const { running, run } = useRun()
  const begin = () =>
    run(async () => {
      show(await api.budgets.exchange.beginVersion({ id }))
      await navigate({ to: '/dashboard/budget-create', search: { id } })
    })
  return (
    <Button
      variant="default"
      loading={running}
      leftSection={<IconPencil size={18} aria-hidden />}
      onClick={() => void begin()}
    >
      Começar versão {version}
    </Button>
  )
}

/** Begins the production line of an approved quote, or leads to the one that it began. */
function LineButton({ id, exchange: { project_id, startable } }: { id: number; exchange: Exchange }) {
  const navigate = useNavigateFromHere()
  const client = useQueryClient()
  const { running, run } = useRun()
  const icon = <IconLayoutKanban size={18} aria-hidden />
  if (project_id !== null)
    return (
      <LinkButton to={linePath(project_id)} variant="default" leftSection={icon}>
        Ver o quadro
      </LinkButton>
    )
  if (!startable) return null

  async function start() {
    const sure = await confirmAction({
      title: 'Começar o quadro?',
      text: 'Um projeto novo nasce com o nome deste orçamento, e cada item vira uma tarefa no backlog dele.',
      confirm: 'Começar',
    })
    if (!sure) return
    await run(async () => {
      const { data } = await api.budgets.exchange.startLine({ id })
      await client.invalidateQueries({ queryKey: query.budgets.key() })
      notifySuccess('O quadro começou')
      await navigate({ to: linePath(data.project_id) })
    })
  }
  return (
    <Button variant="default" loading={running} leftSection={icon} onClick={() => void start()}>
      Começar o quadro
    </Button>
  )
}
