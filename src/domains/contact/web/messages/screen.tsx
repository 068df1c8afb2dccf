import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { DoneNotice } from './done-notice.tsx'
import { ListSection } from './list-section.tsx'
import { MessagePane, NothingOpen } from './message-pane.tsx'
import type { MessagesSearch } from './messages-page.tsx'
import { focusRow, useRowFocus } from './row-focus.ts'
import styles from './screen.module.css'
import { MessageTools } from './tools.tsx'
import { useMailbox } from './use-mailbox.ts'
import { useMessage, useMessages } from './use-messages.ts'

const KEYS = [
  [['j', '↓'], 'Próxima mensagem'],
  [['k', '↑'], 'Mensagem anterior'],
  [['e'], 'Arquivar, ou trazer de volta'],
  [['u'], 'Marcar como não lida e fechar'],
] as const

/** Messages from the contact form: the list, and beside it the open message. */
export function MessagesScreen({ search }: { search: MessagesSearch }) {
  const { id, filter = 'inbox', q } = search
  const isNarrow = useMediaQuery('(max-width: 60em)', false, { getInitialValueInEffect: false }) ?? false
  const messages = useMessages(filter, q)
  // Filters optimistic changes out of the list at once, but not while the previous list is the placeholder.
  const showsAll = q !== undefined || filter === 'all' || messages.list.isPlaceholderData
  const rows = showsAll
    ? messages.rows
    : messages.rows.filter(({ message }) => message.archived === (filter === 'archived'))
  const shown = rows.map(({ message }) => message)
  const mailbox = useMailbox({ search, rows: shown, isNarrow })
  const [chosen, setChosen] = useChosen(`${filter} ${q ?? ''}`)
  useRowFocus(id, isNarrow)

  const listed = messages.rows.find(({ message }) => message.id === id)?.message
  const item = useMessage(listed ? undefined : id)
  const opened = listed ?? item.data?.data.result[0]
  const step = (by: 1 | -1) => {
    const to = mailbox.step(by)
    if (to) focusRow(to.id)
  }
  const keys = useKeys('message-keys', {
    j: () => step(1),
    k: () => step(-1),
    e: () => opened && void mailbox.archive([opened.id], !opened.archived),
    u: () => opened && void mailbox.leaveUnread(opened.id),
  })

  return (
    <WorkbenchPage title="Mensagens" tools={<KeysHelp keys={KEYS} note="As setas valem dentro da lista." {...keys} />}>
      <div className={styles.screen} data-open={id !== undefined || undefined}>
        <section className={styles.side} aria-label="Lista de mensagens">
          <MessageTools search={search} />
          <DoneNotice done={mailbox.done} onClose={mailbox.forgetDone} />
          <ListSection
            messages={messages}
            rows={rows}
            search={search}
            mailbox={mailbox}
            chosen={chosen}
            onChoose={setChosen}
            onStep={step}
          />
        </section>
        <div className={styles.pane}>
          {id !== undefined ? (
            <MessagePane key={id} message={opened} item={item} mailbox={mailbox} isNarrow={isNarrow} />
          ) : (
            shown.length > 0 && <NothingOpen />
          )}
        </div>
      </div>
    </WorkbenchPage>
  )
}

/** The selected rows; cleared when the list changes. */
function useChosen(list: string) {
  const [choice, setChoice] = useState<{ list: string; ids: ReadonlySet<number> }>({ list, ids: new Set() })
  const ids: ReadonlySet<number> = choice.list === list ? choice.ids : new Set()
  return [ids, (ids: ReadonlySet<number>) => setChoice({ list, ids })] as const
}
