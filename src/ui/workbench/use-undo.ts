import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { sayNow } from '#client/interface/say.ts'
import type { Words } from '#words.ts'
import { isOccupied, isUndoKey } from './keys/use-keys.ts'
import { notifyBack, notifySuccess, notifyUndo, pressUndo } from './toasts.tsx'

/** Changes of a screen that can be taken back. */
const MOST = 20

/** Takes a change back. Resolves to false where that failed; to a function, where what it took away can come back by that. */
type TakeBack = () => Promise<boolean | (() => void)>

interface Done {
  text: string
  undo: TakeBack
  hide: () => void
}

/** What takes back the last change of each screen that is shown, the one that came last at the end. */
const screens: (() => void)[] = []

/**
 * Ctrl+Z where nobody types, for all of the workbench: takes back the last change of the screen, else what the newest toast
 * offers. A key that is held takes back one change.
 */
export function useUndoKey() {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || !isUndoKey(event) || isOccupied(event)) return
    const undo = screens.at(-1)
    if (undo && !event.repeat) undo()
    if (undo || event.repeat || pressUndo()) event.preventDefault()
  })
}

/** The last changes made on a screen: a toast's button takes back the last one, Ctrl+Z one after the other. */
export function useUndo() {
  const stack = useRef<Done[]>([])
  async function undoLast() {
    const last = stack.current.pop()
    last?.hide()
    const done = await last?.undo()
    if (!last || !done) return
    const text = `Desfeito: ${last.text}`
    if (done === true) notifySuccess(text)
    else notifyBack(text, done)
  }
  /** By key: the last change, or what a newer toast offers. */
  function undo() {
    if (!pressUndo(stack.current.at(-1)?.hide)) void undoLast()
  }
  const undoByKey = useEffectEvent(undo)
  useEffect(() => {
    const own = () => undoByKey()
    screens.push(own)
    return () => void screens.splice(screens.indexOf(own), 1)
  }, [])

  /**
   * Says that something was done, and how it is taken back; the answer forgets it, as where it failed after all.
   */
  function offer(words: Words, undo: TakeBack): () => void {
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
