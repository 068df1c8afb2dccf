import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { notifyError } from '#ui/workbench/toasts.tsx'
import { productionWords } from '../../words.ts'
import type { LineContentProps } from './line-content.tsx'
import { TaskDialog } from './task-dialog.tsx'

/**
 * The task that the address opens. One that is in another line by now is opened there; an unknown one is reported and
 * removed from the address. `line` is as it
 * was read last: it stays when the reader loses the line, with what they have typed. `made`: the id text of a task that was
 * just made beside the board.
 */
export function OpenedTask({
  line,
  board,
  place,
  onPlace,
  walk,
  made,
}: LineContentProps & { made: string | undefined }) {
  const { task } = place
  const card = board.board.data?.data.cards.find((card) => card.id_text === task)
  // Found once for each address: a task that is removed while it is open is its own business.
  const [opened, setOpened] = useState<string>()
  if (task !== opened && (task === undefined || card)) setOpened(task)
  const isUnknown = task !== undefined && task !== opened && !card
  const navigate = useNavigate()
  useEffect(() => {
    if (!isUnknown) return
    let isLeft = false
    void findMoved(task).then((moved) => {
      if (isLeft) return
      if (moved)
        return navigate({
          to: '/dashboard/production-line/backlog/$id',
          params: { id: String(moved.id_project) },
          search: { task: moved.id_text },
          replace: true,
        })
      notifyError(productionWords.notFound)
      return onPlace({ task: undefined }, { replace: true })
    })
    return () => {
      isLeft = true
    }
  }, [isUnknown, task, navigate, onPlace])
  if (task === undefined || opened === undefined) return null
  return (
    <TaskDialog
      line={line}
      isLineLost={board.isLost}
      idText={opened}
      change={card?.change}
      isNew={made === opened}
      onStep={place.tab === 'backlog' ? undefined : (by) => walk.current?.(by)}
      onClose={() => {
        onPlace({ task: undefined }, { replace: true })
        void board.sync(undefined)
      }}
    />
  )
}

/** The task that had a number in a line which it was taken out of; undefined where there is none. */
async function findMoved(id_text: string) {
  try {
    const { data } = await api.production.task.read({ id_text })
    return data.id_text === id_text ? undefined : data
  } catch {
    return undefined
  }
}
