import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notifyError } from '#ui/workbench/toasts.tsx'
import type { TaskFrameProps } from '../task/open-task.tsx'
import { useLatest } from '../task/use-task.ts'
import { taskCode } from './code.ts'

/** A task in its frame, once its code is loaded. Where that fails it closes, with a toast. */
export function TaskDialog(props: TaskFrameProps) {
  const { data, isError } = useQuery(taskCode)
  const close = useLatest(props.onClose)
  useEffect(() => {
    if (!isError) return
    notifyError('A tarefa não pôde ser aberta. Confira a conexão e tente de novo.')
    close.current()
  }, [isError, close])
  return data && <data.default {...props} />
}
