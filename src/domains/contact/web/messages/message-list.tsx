import { Badge, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { dateTime } from '#time.ts'
import busy from '#ui/workbench/busy.module.css'
import { MAIN_ID } from '#ui/workbench/frame-context.ts'
import type { StoredMessage } from '../../contract.ts'
import { type MessagesSearch, toOneLine } from '../../inbox.ts'
import styles from './message-list.module.css'
import { UnreadMark } from './unread-mark.tsx'

/** A row, and whether it is older than 30 days. */
export interface ListedMessage {
  message: StoredMessage
  isOlder: boolean
}

/** A row that was opened by Enter. */
export interface Entered {
  id: number
}

interface MessageListProps {
  rows: readonly ListedMessage[]
  search: MessagesSearch
  /** Whether the rows are the previous list's, while another loads. */
  isStale: boolean
  chosen: ReadonlySet<number>
  onChoose: (ids: ReadonlySet<number>) => void
  onStep: (by: 1 | -1) => void
  /** Called where a row is opened by Enter. */
  onEnter: (id: number) => void
}

/** The messages, newest first. */
export function MessageList({ rows, search, isStale, chosen, onChoose, onStep, onEnter }: MessageListProps) {
  const firstOlder = rows.findIndex(({ isOlder }) => isOlder)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (!by || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onStep(by)
  }
  const choose = (id: number) => {
    const ids = new Set(chosen)
    if (!ids.delete(id)) ids.add(id)
    onChoose(ids)
  }
  return (
    <ul
      className={`stack bare-list surface outlined clip ${styles.list} ${busy.busy}`}
      onKeyDown={onKeyDown}
      aria-busy={isStale}
    >
      {rows.map(({ message }, at) => (
        <MessageRow
          key={message.id}
          message={message}
          search={search}
          isChosen={chosen.has(message.id)}
          onChoose={() => choose(message.id)}
          onEnter={() => onEnter(message.id)}
          heading={at === firstOlder ? 'Há mais de 30 dias' : undefined}
        />
      ))}
    </ul>
  )
}

interface MessageRowProps {
  message: StoredMessage
  search: MessagesSearch
  isChosen: boolean
  onChoose: () => void
  onEnter: () => void
  /** Heading above this row. */
  heading: string | undefined
}

function MessageRow({ message, search, isChosen, onChoose, onEnter, heading }: MessageRowProps) {
  const { id, name, read, archived, answered, created_at } = message
  const showsPlace = archived && search.filter !== 'archived'
  return (
    <li>
      {heading && <p className={`soft tiny wash line-below ${styles.heading}`}>{heading}</p>}
      <div
        className={`stack gap-75 icon-column relative hover-wash ${styles.row}`}
        data-unread={!read || undefined}
        data-open={id === search.id || undefined}
      >
        <Checkbox
          className={styles.box}
          aria-label={`Selecionar a mensagem de ${name}`}
          checked={isChosen}
          onChange={onChoose}
        />
        <Link
          id={rowId(id)}
          className={`stack align-baseline undecorated link-area ${styles.link}`}
          to="/dashboard/messages"
          search={{ ...search, id }}
          replace={search.id !== undefined}
          resetScroll={false}
          aria-current={id === search.id ? 'true' : undefined}
          // A click by a key counts no presses of a button.
          onClick={({ detail }) => detail === 0 && onEnter()}
        >
          <span className={`one-line ${styles.name}`}>
            {!read && <UnreadMark />}
            {name}
          </span>
          <time className="soft tiny tabular" dateTime={created_at}>
            {dateTime(created_at)}
          </time>
          <span className={`soft whole-row one-line ${styles.words}`}>{toOneLine(message.message, 140)}</span>
          {(answered || showsPlace) && (
            <span className={`cluster gap-40 whole-row ${styles.marks}`}>
              {answered && <Badge color="green">Respondida</Badge>}
              {showsPlace && <Badge color="gray">Arquivada</Badge>}
            </span>
          )}
        </Link>
      </div>
    </li>
  )
}

/** The id of a row's link. */
const rowId = (id: number) => `mensagem-${id}`

/** Focuses a row's link; if it is hidden or removed, the main element, so that the focus is not lost. */
export function focusRow(id: number | undefined) {
  const row = id === undefined ? null : document.getElementById(rowId(id))
  if (row?.checkVisibility()) row.focus()
  else document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}

/** Closing a message returns the focus to its row. In a narrow window, opening one scrolls to the top. */
export function useRowFocus(id: number | undefined, isNarrow: boolean) {
  const before = useRef(id)
  useEffect(() => {
    const previous = before.current
    before.current = id
    if (id === undefined && previous !== undefined) focusRow(previous)
    else if (isNarrow && id !== previous) scrollTo(0, 0)
  }, [id, isNarrow])
}
