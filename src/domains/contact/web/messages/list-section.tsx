import { plural } from '#ui/formats.ts'
import { LoadMore } from '#ui/workbench/load-more.tsx'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { type ListedMessage, MessageList } from './message-list.tsx'
import type { MessagesPlace } from './messages-page.tsx'
import { NoMessages } from './no-messages.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { Mailbox } from './use-mailbox.ts'
import type { useMessages } from './use-messages.ts'

interface ListSectionProps {
  answer: ReturnType<typeof useMessages>
  rows: readonly ListedMessage[]
  place: MessagesPlace
  mailbox: Mailbox
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  onStep: (by: 1 | -1) => void
}

/** The list in whatever state it is, and what comes after it. */
export function ListSection({ answer, rows, place, mailbox, chosen, onChoose, onStep }: ListSectionProps) {
  const { list, total, older, isOlderNext } = answer
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
            count={countText(place, total)}
          />
          <MessageList
            rows={rows}
            place={place}
            isStale={list.isPlaceholderData}
            chosen={chosen}
            onChoose={onChoose}
            onStep={onStep}
          />
        </>
      ) : (
        <NoMessages place={place} hasOlder={isOlderNext} />
      )}
      <LoadMore list={list} align="start">
        {isOlderNext ? `Mensagens mais antigas (${olderText(older)})` : undefined}
      </LoadMore>
    </>
  )
}

function countText({ filter, q }: MessagesPlace, total: number): string {
  const count = plural(total, 'mensagem', 'mensagens')
  if (q !== undefined) return `${count} com “${q}”`
  return filter === undefined ? `${count} em 30 dias` : count
}

const olderText = ({ total, unread }: { total: number; unread: number }) =>
  unread > 0 ? `${total}, ${plural(unread, 'não lida', 'não lidas')}` : String(total)
