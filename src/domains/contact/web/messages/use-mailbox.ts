import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '#ui/formats.ts'
import { confirmAction } from '#ui/workbench/confirm.tsx'
import type { KeptMessage } from '../../contract.ts'
import type { MessagesPlace } from './messages-page.tsx'
import { focusRow } from './row-focus.ts'
import { useChange } from './use-change.ts'

/** What was just done. */
export interface Done {
  text: string
  /** Absent where there is no way back. */
  undo?: () => void
}

interface Shown {
  place: MessagesPlace
  /** The rows shown, in their order. */
  rows: readonly KeptMessage[]
  /** Whether list and message are shown one after the other. */
  isNarrow: boolean
}

const messagesOf = (count: number) => plural(count, 'mensagem', 'mensagens')

/** What can be done with the messages shown, and where that leads. */
export function useMailbox({ place, rows, isNarrow }: Shown) {
  const navigate = useNavigate()
  const { mark, remove } = useChange()
  const [done, setDone] = useState<Done>()

  const open = (id: number | undefined) =>
    navigate({
      to: '/dashboard/messages',
      search: { ...place, id },
      // The way back leads out of the message, not through all that were read.
      replace: place.id !== undefined,
      resetScroll: false,
    })

  /**
   * Goes from a message that leaves the list to the one after it, or the one before, or back to the list. To be waited
   * for: an address that still names a deleted message would ask for it.
   */
  async function leave(ids: readonly number[]) {
    if (place.id === undefined || !ids.includes(place.id)) return
    const at = rows.findIndex(({ id }) => id === place.id)
    const stays = ({ id }: KeptMessage) => !ids.includes(id)
    const next = isNarrow || at < 0 ? undefined : (rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays))
    await open(next?.id)
    if (next) focusRow(next.id) // the button that was pressed goes with its message
  }

  async function archive(ids: readonly number[], archived: boolean) {
    setDone(undefined)
    if (place.q === undefined && place.filter !== 'all') await leave(ids)
    if (!(await mark(ids, { archived }))) return
    setDone({
      text: `${messagesOf(ids.length)} ${archived ? (ids.length === 1 ? 'arquivada' : 'arquivadas') : 'de volta à caixa de entrada'}.`,
      undo: () => {
        setDone(undefined)
        void mark(ids, { archived: !archived })
      },
    })
  }

  async function erase(messages: readonly KeptMessage[]) {
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

  /** Closes a message that is to be read another time. */
  async function leaveUnread(id: number) {
    await open(undefined)
    await mark([id], { read: false })
  }

  /** Opens the next or the previous message of the list. */
  function step(by: 1 | -1) {
    const at = rows.findIndex(({ id }) => id === place.id)
    const to = rows[at < 0 ? 0 : at + by]
    if (to) void open(to.id)
    return to
  }

  return { open, step, mark, archive, erase, leaveUnread, done, forgetDone: () => setDone(undefined) }
}

export type Mailbox = ReturnType<typeof useMailbox>
