import { useEffect, useRef } from 'react'
import { notifyUndo } from '#ui/workbench/toasts.tsx'

/** Says that something was done in a form, with a button that takes it back. Goes with the form: then nothing is left to take back. */
export function useUndoToast() {
  const hides = useRef<(() => void)[]>([])
  useEffect(
    () => () => {
      for (const hide of hides.current) hide()
    },
    [],
  )
  return (text: string, undo: () => void) => void hides.current.push(notifyUndo(text, undo))
}
