import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { LineView } from '../../board-contract.ts'
import { useLatest } from '../task/use-task.ts'
import { taskCode } from './code.ts'

interface TaskDialogProps {
  line: LineView
  /** Whether the reader has lost access to the line. */
  isLineLost: boolean
  /** The task's id text; undefined for a new one. */
  idText: string | undefined
  /** The last change of its card; undefined for a new task, and once the task is not on the board. */
  change?: number | undefined
  onClose: () => void
}

/** The dialog of a task, once its code is loaded. Where that fails it closes, with a toast. */
export function TaskDialog(props: TaskDialogProps) {
  const { data, isError } = useQuery(taskCode)
  const close = useLatest(props.onClose)
  useEffect(() => {
    if (!isError) return
    notifyError('A tarefa não pôde ser aberta. Confira a conexão e tente de novo.')
    close.current()
  }, [isError, close])
  return data && <data.default {...props} />
}
