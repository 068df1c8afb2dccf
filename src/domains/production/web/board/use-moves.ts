import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { plural } from '#ui/formats.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import { STATUS_LABELS } from '../../production.ts'
import { type Columns, changesAnything, findCard, invertMove, type Move } from './columns.ts'
import type { LiveBoard } from './use-board.ts'

/** Moves cards; the last move can be undone by a toast's button or Ctrl+Z. */
export function useMoves({ columns, move: send }: Pick<LiveBoard, 'columns' | 'move'>) {
  const last = useRef<{ back: Move[]; hide: () => void }>(undefined)

  function undo() {
    const { back, hide } = last.current ?? {}
    last.current = undefined
    hide?.()
    // All shown at once, sent one after the other.
    for (const move of back ?? []) void send(move)
  }
  useHotkeys([['mod+Z', undo]])

  return async (move: Move) => {
    if (!changesAnything(columns, move)) return
    const back = invertMove(columns, move.ids)
    last.current?.hide()
    const done = { back, hide: notifyUndo(describe(columns, move), undo) }
    last.current = done
    if (await send(move)) return
    done.hide()
    if (last.current === done) last.current = undefined
  }
}

function describe(columns: Columns, { ids, status }: Move): string {
  const [first] = ids
  const what =
    ids.length === 1 && first !== undefined
      ? (findCard(columns, first)?.id_text ?? '')
      : plural(ids.length, 'tarefa', 'tarefas')
  return `${what}: ${STATUS_LABELS[status]}`
}
