import { Button } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconReceipt, IconSend } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import type { Exchange } from '../../exchange-schemas.ts'
import { sendLabel } from '../exchange/actions.tsx'
import { SendDialog } from '../exchange/send-dialog.tsx'

interface SendButtonProps {
  /** The quote's number. */
  id: number
  exchange: Exchange
  /** Checks and stores what is typed. False where it cannot be sent as it is. */
  before: () => Promise<boolean>
}

/**
 * Sends a quote where it is written, once all of it is stored; Ctrl+Enter does the same. An accepted one without a draft
 * goes on where its parcelas are.
 */
export function SendButton({ id, exchange, before }: SendButtonProps) {
  const [opened, dialog] = useDisclosure()
  const client = useQueryClient()
  const { running, run } = useRun()
  const isClosed = exchange.state === 'accepted' && !exchange.draft
  const send = () =>
    void run(async () => {
      if (!(await before())) return
      // What the last save has changed is what the dialog says.
      await client.fetchQuery(query.budgets.exchange.read.queryOptions({ input: { id }, staleTime: 0 }))
      dialog.open()
    })
  useHotkeys(isClosed || opened ? [] : [['mod+Enter', send]], [])
  if (isClosed)
    return (
      <LinkButton
        to="/dashboard/budget-printer"
        search={{ id }}
        hash="client-panel"
        leftSection={<IconReceipt size={18} aria-hidden />}
      >
        Parcelas e recibos
      </LinkButton>
    )
  return (
    <>
      <Button
        loading={running}
        leftSection={<IconSend size={18} aria-hidden />}
        aria-keyshortcuts="Control+Enter"
        onClick={send}
      >
        {sendLabel(exchange)}
      </Button>
      <SendDialog id={id} exchange={exchange} opened={opened} onClose={dialog.close} />
    </>
  )
}
