import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { isOccupied } from '#ui/workbench/keys/use-keys.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'

interface Done {
  undo: () => void
  hide: () => void
}

/** The last change of a board, taken back by a toast's button or by Ctrl+Z. */
export function useUndo() {
  const last = useRef<Done>(undefined)
  function undoLast() {
    const { undo, hide } = last.current ?? {}
    last.current = undefined
    hide?.()
    undo?.()
  }
  function byKey(event: KeyboardEvent) {
    if (isOccupied(event)) return
    event.preventDefault()
    undoLast()
  }
  useHotkeys([['mod+Z', byKey, { preventDefault: false }]], [])

  /** Says that something was done, and how it is taken back; the answer forgets it, as where it failed after all. */
  function offer(text: string, undo: () => void): () => void {
    last.current?.hide()
    const done: Done = { undo, hide: notifyUndo(text, undoLast) }
    last.current = done
    return () => {
      done.hide()
      if (last.current === done) last.current = undefined
    }
  }
  return { offer, undoLast }
}

export type Undo = ReturnType<typeof useUndo>
