import { Button } from '@mantine/core'
import { IconArrowLeft, IconMailOff, IconMailOpened } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { StoredMessage } from '../../contract.ts'
import { RETENTION_MONTHS } from '../../message.ts'
import type { Entered } from './message-list.tsx'
import { OpenMessage } from './open-message.tsx'
import type { Mailbox } from './use-mailbox.ts'
import type { useMessage } from './use-messages.ts'

interface MessagePaneProps {
  message: StoredMessage | undefined
  /** The query of the single message, used if the list does not contain it. */
  item: ReturnType<typeof useMessage>
  mailbox: Mailbox
  isNarrow: boolean
  entered: Entered | undefined
  onEntered: () => void
}

/** The open message, with its loading, failed and missing states. Opening it marks it as read. */
export function MessagePane({ message, item, mailbox, isNarrow, entered, onEntered }: MessagePaneProps) {
  // Only once: it may be marked unread again while it is open.
  const wasOpened = useRef(false)
  useEffect(() => {
    if (!message || wasOpened.current) return
    wasOpened.current = true
    if (!message.read) void mailbox.mark([message.id], { read: true })
  }, [message, mailbox.mark])

  return (
    <>
      {isNarrow && (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => void mailbox.open(undefined)}
        >
          Voltar à lista
        </Button>
      )}
      <QueryView
        query={item}
        data={message ? [message] : item.data?.data.result}
        failed="A mensagem não veio"
        loading={<LoadingRows rows={3} height={72} label="Carregando a mensagem…" />}
        missing={<Missing />}
        empty={<Missing />}
      >
        {([open]) =>
          open && (
            <OpenMessage
              message={open}
              mailbox={mailbox}
              takesFocus={isNarrow}
              entered={entered}
              onEntered={onEntered}
            />
          )
        }
      </QueryView>
    </>
  )
}

const Missing = () => (
  <EmptyState title="Esta mensagem não existe mais" icon={<IconMailOff aria-hidden />}>
    Foi excluída, ou fez {RETENTION_MONTHS} meses e saiu sozinha.
  </EmptyState>
)

/** Shown beside the list while no message is open. */
export const NothingOpen = () => (
  <EmptyState title="Nenhuma mensagem aberta" icon={<IconMailOpened aria-hidden />}>
    Escolha uma na lista. Aberta, ela conta como lida.
  </EmptyState>
)
