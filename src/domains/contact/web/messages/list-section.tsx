import { plural } from '#ui/formats.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { foundCount } from '#ui/workbench/records/found-count.ts'
import { LoadingRows } from '#ui/workbench/states.tsx'
import type { MessagesSearch } from '../../inbox.ts'
import { type ListedMessage, MessageList } from './message-list.tsx'
import { NoMessages } from './no-messages.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Mailbox } from './use-mailbox.ts'
import type { useMessages } from './use-messages.ts'

interface ListSectionProps {
  messages: ReturnType<typeof useMessages>
  rows: readonly ListedMessage[]
  search: MessagesSearch
  mailbox: Mailbox
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  onStep: (by: 1 | -1) => void
  /** Called where a row is opened by Enter. */
  onEnter: (id: number) => void
}

/** The list with its loading, failed and empty states, and the button that loads more. */
export function ListSection({ messages, rows, search, mailbox, chosen, onChoose, ...moves }: ListSectionProps) {
  const { list, total, older, isOlderNext } = messages
  if (list.data === undefined) {
    const loading = <LoadingRows rows={7} height={76} label="Carregando as mensagens…" />
    return <QueryState query={list} failed="As mensagens não vieram" loading={loading} />
  }
  return (
    <>
      {rows.length > 0 ? (
        <>
          <SelectionBar
            messages={rows.map(({ message }) => message)}
            chosen={chosen}
            onChoose={onChoose}
            mailbox={mailbox}
            count={countText(search, total)}
          />
          <MessageList
            rows={rows}
            search={search}
            isStale={list.isPlaceholderData}
            chosen={chosen}
            onChoose={onChoose}
            {...moves}
          />
        </>
      ) : (
        <NoMessages search={search} hasOlder={isOlderNext} />
      )}
      <LoadMore list={list} align="start">
        {isOlderNext ? `Mensagens mais antigas (${olderText(older)})` : undefined}
      </LoadMore>
    </>
  )
}

function countText({ filter, q }: MessagesSearch, total: number): string {
  if (q !== undefined) return `${foundCount(total, 'mensagem', 'mensagens')} com “${q}”`
  const count = plural(total, 'mensagem', 'mensagens')
  return filter === undefined ? `${count} em 30 dias` : count
}

const olderText = ({ total, unread }: { total: number; unread: number }) =>
  unread > 0 ? `${total}, ${plural(unread, 'não lida', 'não lidas')}` : String(total)
