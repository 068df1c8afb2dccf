import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import type { StoredMessage } from '../../contract.ts'
import type { MessagesSearch } from '../../inbox.ts'
import { focusRow } from './message-list.tsx'
import { useChange } from './use-change.ts'

/** The last action. */
export interface Done {
  text: string
  /** Absent if it cannot be undone. */
  undo?: () => void
}

interface Shown {
  search: MessagesSearch
  /** The rows shown, in their order. */
  rows: readonly StoredMessage[]
  /** Whether only the list or the message is shown. */
  isNarrow: boolean
}

const messagesOf = (count: number) => plural(count, 'mensagem', 'mensagens')

/** Actions on messages, and the navigation that follows them. */
export function useMailbox({ search, rows, isNarrow }: Shown) {
  const navigate = useNavigate()
  const { mark, remove } = useChange()
  const [done, setDone] = useState<Done>()
  // It is about what was done here: another message or list takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each address
  useEffect(() => setDone(undefined), [search.id, search.filter, search.q])

  const open = (id: number | undefined) =>
    navigate({
      to: '/dashboard/messages',
      search: (last) => ({ ...last, id }),
      // The back button closes the message; it does not step through all that were opened.
      replace: search.id !== undefined,
      resetScroll: false,
    })

  /**
   * If the open message leaves the list, opens the next one, else the previous, else only the list. Await it before
   * deleting: the address must not name a deleted message, or it would be requested.
   */
  async function leave(ids: readonly number[]) {
    if (search.id === undefined || !ids.includes(search.id)) return
    const at = rows.findIndex(({ id }) => id === search.id)
    const stays = ({ id }: StoredMessage) => !ids.includes(id)
    const next = isNarrow || at < 0 ? undefined : (rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays))
    await open(next?.id)
    if (next) focusRow(next.id) // the pressed button is removed with its message
  }

  async function archive(ids: readonly number[], archived: boolean) {
    setDone(undefined)
    if (search.q === undefined && search.filter !== 'all') await leave(ids)
    if (!(await mark(ids, { archived }))) return
    setDone({
      text: `${messagesOf(ids.length)} ${archived ? (ids.length === 1 ? 'arquivada' : 'arquivadas') : 'de volta à caixa de entrada'}.`,
      undo: () => {
        setDone(undefined)
        void mark(ids, { archived: !archived })
      },
    })
  }

  async function erase(messages: readonly StoredMessage[]) {
    const [one] = messages
    const sure = await confirmAction({
      title: messages.length === 1 ? `Excluir a mensagem de ${one?.name}?` : `Excluir ${messagesOf(messages.length)}?`,
      text: 'Some do sistema na hora e não volta. Das cópias de segurança, some quando a última delas vence; a cópia na sua caixa de e-mail precisa ser apagada lá.',
      confirm: 'Excluir',
      danger: true,
    })
    if (!sure) return false
    setDone(undefined)
    const ids = messages.map(({ id }) => id)
    await leave(ids)
    if (await remove(ids))
      setDone({ text: `${messagesOf(ids.length)} ${ids.length === 1 ? 'excluída' : 'excluídas'}.` })
    return true
  }

  /** Closes a message and marks it unread. */
  async function leaveUnread(id: number) {
    await open(undefined)
    await mark([id], { read: false })
  }

  /** Opens the next or the previous message of the list. */
  function step(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === search.id)
    const to = rows[at < 0 ? 0 : at + by]
    if (to) void open(to.id)
    return to
  }

  return { open, step, mark, archive, erase, leaveUnread, done, forgetDone: () => setDone(undefined) }
}

export type Mailbox = ReturnType<typeof useMailbox>
