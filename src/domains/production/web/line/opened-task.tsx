import { useEffect, useState } from 'react'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { productionWords } from '../../words.ts'
import type { LineContentProps } from './line-content.tsx'
import { TaskDialog } from './task-dialog.tsx'

/**
 * The task that the address opens. An unknown one is reported and removed from the address. `line` is as it
 * was read last: it stays when the reader loses the line, with what they have typed.
 */
export function OpenedTask({ line, board, place, onPlace, walk }: LineContentProps) {
  const { task } = place
  const card = board.board.data?.data.cards.find((card) => card.id_text === task)
  // Found once for each address: a task that is removed while it is open is its own business.
  const [opened, setOpened] = useState<string>()
  if (task !== opened && (task === undefined || card)) setOpened(task)
  const isUnknown = task !== undefined && task !== opened && !card
  useEffect(() => {
    if (!isUnknown) return
    notifyError(productionWords.notFound)
    onPlace({ task: undefined }, { replace: true })
  }, [isUnknown, onPlace])
  if (task === undefined || opened === undefined) return null
  return (
    <TaskDialog
      line={line}
      isLineLost={board.isLost}
      idText={opened}
      change={card?.change}
      onStep={place.tab === 'backlog' ? undefined : (by) => walk.current?.(by)}
      onClose={() => {
        onPlace({ task: undefined }, { replace: true })
        void board.sync(undefined)
      }}
    />
  )
}
