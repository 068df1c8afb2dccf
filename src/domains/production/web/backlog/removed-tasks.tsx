import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import { RESTORE_DAYS } from '../../production.ts'
import styles from './backlog.module.css'

interface RemovedTasksProps {
  line: number
  onRestored: () => void
  onClose: () => void
}

/** The removed tasks of a line that can still be restored. */
export function RemovedTasks({ line, onRestored, onClose }: RemovedTasksProps) {
  const removed = useQuery(query.production.board.removed.queryOptions({ input: { id: line }, staleTime: 0 }))
  const [busy, setBusy] = useState<number>()
  const restore = async (id: number) => {
    setBusy(id)
    if (await attempt(() => api.production.task.restore({ id }))) {
      notifySuccess('A tarefa voltou ao quadro.')
      onRestored()
      await removed.refetch()
    }
    setBusy(undefined)
  }
  return (
    <Modal opened onClose={onClose} title="Tarefas excluídas" size="lg">
      <p className="pad-75 soft">Podem voltar por {RESTORE_DAYS} dias.</p>
      <QueryView
        query={removed}
        data={removed.data?.data}
        failed="A lista não veio"
        loading={<LoadingRows rows={3} height={56} />}
        empty={<p>Nenhuma tarefa foi excluída.</p>}
      >
        {(tasks) => (
          <ul className={`stack bare-list ${styles.removed}`}>
            {tasks.map(({ id, id_text, nome, removed: at, by }) => (
              <li className="row space-between gap-100 line-above pad-60" key={id}>
                <p className="break-anywhere">
                  <b>{id_text}</b> {nome}
                  <span>
                    {dateTime(at)}
                    {by && ` por ${by}`}
                  </span>
                </p>
                <Button
                  variant="default"
                  size="compact-md"
                  loading={busy === id}
                  aria-label={`Trazer de volta ${id_text}`}
                  onClick={() => void restore(id)}
                >
                  Trazer de volta
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Modal>
  )
}
