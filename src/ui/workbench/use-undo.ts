import { useWindowEvent } from '@mantine/hooks'
import { useRef } from 'react'
import { sayNow } from '#client/say.ts'
import type { Words } from '#words.ts'
import { isOccupied, isUndoKey } from './keys/use-keys.ts'
import { notifySuccess, notifyUndo, pressUndo } from './toasts.tsx'

/** Changes of a screen that can be taken back. */
const MOST = 20

interface Done {
  text: string
  undo: () => Promise<boolean>
  hide: () => void
}

/** Ctrl+Z where nobody types. `undo` answers whether there was something to take back: else the next that listens may. */
export function useUndoKey(undo: () => boolean) {
  useWindowEvent('keydown', (event) => {
    if (!event.defaultPrevented && isUndoKey(event) && !isOccupied(event) && undo()) event.preventDefault()
  })
}

/** The last changes made on a screen: a toast's button takes back the last one, Ctrl+Z one after the other. */
export function useUndo() {
  const stack = useRef<Done[]>([])
  async function undoLast() {
    const last = stack.current.pop()
    last?.hide()
    if (await last?.undo()) notifySuccess(`Desfeito: ${last?.text}`)
  }
  /** By key: what the newest toast in sight offers, which is the last change while that is shown. */
  function undo() {
    if (!pressUndo()) void undoLast()
    return true
  }
  useUndoKey(undo)

  /**
   * Says that something was done, and how it is taken back, which resolves to false where it failed; the answer forgets
   * it, as where it failed after all.
   */
  function offer(words: Words, undo: () => Promise<boolean>): () => void {
    stack.current.at(-1)?.hide()
    const done: Done = { text: sayNow(words), undo, hide: notifyUndo(words, () => void undoLast(), true) }
    stack.current = [...stack.current, done].slice(-MOST)
    return () => {
      done.hide()
      stack.current = stack.current.filter((one) => one !== done)
    }
  }
  return { offer, undoLast: undo }
}

export type Undo = ReturnType<typeof useUndo>
