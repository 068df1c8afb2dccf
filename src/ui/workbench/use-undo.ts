import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import { sayNow } from '#client/say.ts'
import type { Words } from '#words.ts'
import { isOccupied } from './keys/use-keys.ts'
import { notifySuccess, notifyUndo } from './toasts.tsx'

/** Changes of a screen that can be taken back. */
const MOST = 20

interface Done {
  text: string
  undo: () => Promise<boolean>
  hide: () => void
}

/** The last changes made on a screen: a toast's button takes back the last one, Ctrl+Z one after the other. */
export function useUndo() {
  const stack = useRef<Done[]>([])
  async function undoLast() {
    const last = stack.current.pop()
    last?.hide()
    if (await last?.undo()) notifySuccess(`Desfeito: ${last?.text}`)
  }
  function byKey(event: KeyboardEvent) {
    if (isOccupied(event)) return
    event.preventDefault()
    void undoLast()
  }
  useHotkeys([['mod+Z', byKey, { preventDefault: false }]], [])

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
  return { offer, undoLast: () => void undoLast() }
}

export type Undo = ReturnType<typeof useUndo>
