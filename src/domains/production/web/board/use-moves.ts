import { sayNow } from '#client/interface/say.ts'
import { plural } from '#ui/formats.ts'
import type { Undo } from '#ui/workbench/use-undo.ts'
import { STATUS_LABELS } from '../../production.ts'
import { type Columns, changesAnything, findCard, invertMove, type Move } from './columns.ts'
import type { LiveBoard } from './use-board.ts'

interface MoveOptions {
  board: Pick<LiveBoard, 'columns' | 'move'>
  undo: Undo
  /** Puts the focus on a card that goes back to where it was. */
  onGoTo: (id: number) => void
}

/** Moves cards, which can be undone. */
export function useMoves({ board: { columns, move: send }, undo, onGoTo }: MoveOptions) {
  return async (move: Move) => {
    if (!changesAnything(columns, move)) return
    const back = invertMove(columns, move)
    // All shown at once, sent one after the other.
    const forget = undo.offer(describe(columns, move), async () => {
      const sent = Promise.all(back.map(send))
      // In the rendering that has it there: where it was, it is no element any more.
      if (move.ids[0] !== undefined) onGoTo(move.ids[0])
      return (await sent).every(Boolean)
    })
    if (!(await send(move))) forget()
  }
}

function describe(columns: Columns, { ids, status, change }: Move): string {
  const [first] = ids
  const what =
    ids.length === 1 && first !== undefined
      ? (findCard(columns, first)?.id_text ?? '')
      : plural(ids.length, 'tarefa', 'tarefas')
  return `${what}: ${sayNow(STATUS_LABELS[status])}${change?.label ? `, ${change.label}` : ''}`
}
