import { Button, CloseButton, SegmentedControl } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useChangeSearch } from '#client/page/use-change-search.ts'
import { useNarrower } from '#client/page/use-narrower.ts'
import { KeysHelp } from '#ui/workbench/keys/keys-help.tsx'
import { useKeys } from '#ui/workbench/keys/use-keys.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { SearchField } from '#ui/workbench/search-field.tsx'
import type { MessagesSearch } from '../../inbox.ts'
import { FILTERS } from '../../inbox.ts'
import { ListSection } from './list-section.tsx'
import { type Entered, focusRow, useRowFocus } from './message-list.tsx'
import { MessagePane, NothingOpen } from './message-pane.tsx'
import styles from './screen.module.css'
import type { Done } from './use-mailbox.ts'
import { useMailbox } from './use-mailbox.ts'
import { useMessage, useMessages } from './use-messages.ts'

const KEYS = [
  [['j', '↓'], 'Próxima mensagem'],
  [['k', '↑'], 'Mensagem anterior'],
  [['↵'], 'Ir à mensagem, e Tab às suas ações'],
  [['r'], 'Responder'],
  [['o'], 'Criar orçamento'],
  [['e'], 'Arquivar, ou trazer de volta'],
  [['u'], 'Marcar como não lida e fechar'],
] as const

/** Messages from the contact form: the list, and beside it the open message. */
export function MessagesScreen({ search }: { search: MessagesSearch }) {
  const { id, filter = 'inbox', q } = search
  const isNarrow = useNarrower('60em')
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
  /** The row on which Enter was pressed last, an object of its own each time: the focus goes into its message. */
  const [entered, setEntered] = useState<Entered>()
  const forgetEntered = useCallback(() => setEntered(undefined), [])

  const listed = messages.rows.find(({ message }) => message.id === id)?.message
  const item = useMessage(listed ? undefined : id)
  const opened = listed ?? item.data?.data.result[0]
  const step = (by: 1 | -1) => {
    const to = mailbox.step(by)
    if (to) focusRow(to.id)
  }
  const keys = useKeys('message_keys', {
    j: () => step(1),
    k: () => step(-1),
    e: () => opened && void mailbox.archive([opened.id], !opened.archived),
    u: () => opened && void mailbox.leaveUnread(opened.id),
  })

  return (
    <WorkbenchPage title="Mensagens" tools={<KeysHelp keys={KEYS} note="As setas valem dentro da lista." {...keys} />}>
      <div className={`stack align-start ${styles.screen}`} data-open={id !== undefined || undefined}>
        <section className={`stack gap-75 may-shrink ${styles.side}`} aria-label="Lista de mensagens">
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
            onEnter={(id) => setEntered({ id })}
          />
        </section>
        <div className={`may-shrink scrolls ${styles.pane}`}>
          {id !== undefined ? (
            <MessagePane
              key={id}
              message={opened}
              item={item}
              mailbox={mailbox}
              isNarrow={isNarrow}
              entered={entered}
              onEntered={forgetEntered}
            />
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

const LABELS = { inbox: 'Entrada', archived: 'Arquivadas', all: 'Todas' } as const

/** The search box and the filter of the list. */
function MessageTools({ search }: { search: MessagesSearch }) {
  const changeSearch = useChangeSearch<MessagesSearch>()
  return (
    <search className="stack gap-75">
      <SearchField
        label="Buscar em todas as mensagens"
        q={search.q}
        onSearch={(q) => changeSearch({ id: undefined, q }, { replace: search.q !== undefined })}
      />
      {search.q === undefined && (
        <SegmentedControl
          aria-label="Quais mensagens"
          fullWidth
          data={FILTERS.map((value) => ({ value, label: LABELS[value] }))}
          value={search.filter ?? 'inbox'}
          onChange={(filter) => changeSearch({ filter: filter === 'inbox' ? undefined : filter, id: undefined })}
        />
      )}
    </search>
  )
}

/** The last action, with its undo. Unlike a toast it stays until another message is opened, so that keyboard users can reach it. */
function DoneNotice({ done, onClose }: { done: Done | undefined; onClose: () => void }) {
  return (
    <div role="status">
      {done && (
        <div className={`stack align-center gap-50 wash outlined ${styles.done}`}>
          <IconCheck size={18} stroke={2} aria-hidden />
          <p>{done.text}</p>
          {done.undo && (
            <Button variant="subtle" size="compact-sm" onClick={done.undo}>
              Desfazer
            </Button>
          )}
          <CloseButton size="sm" aria-label="Dispensar o aviso" onClick={onClose} />
        </div>
      )}
    </div>
  )
}
