import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { watchReach } from '#client/calls/unreached.ts'
import { sayNow } from '#client/interface/say.ts'
import type { Words } from '#words.ts'
import { isOccupied, isUndoKey } from './keys/use-keys.ts'
import { nextOrder, notifyBack, notifySuccess, notifyUndo, pressUndo } from './toasts.tsx'

/** Changes that can be taken back, one after the other. */
const MOST = 20

/** Takes a change back. Resolves to false where that failed; to a function, where what it took away can come back by that. */
type TakeBack = () => Promise<boolean | (() => void)>

interface Done {
  /** By which it goes with its screen. */
  owner: object
  order: number
  text: string
  undo: TakeBack
  /** Shows its toast, where it has one. */
  show: () => void
  hide: () => void
  /** Whether it is taken back already. */
  isBack: boolean
}

/** The screens, and what is open on them, whose changes can be taken back: their changes are one list, the newest last. */
const owners = new Set<object>()
let changes: readonly Done[] = []

const without = (done: Done) => changes.filter((one) => one !== done)

/**
 * Ctrl+Z where nobody types, for all of the workbench: takes back the newest change, or what a newer toast offers. A key that
 * is held takes back one change.
 */
export function useUndoKey() {
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || !isUndoKey(event) || isOccupied(event)) return
    if (event.repeat || undoNewest() || owners.size > 0) event.preventDefault()
  })
}

/** Takes back the newest change, or what a newer toast offers. Answers whether there was one. */
export function undoNewest(): boolean {
  const last = changes.at(-1)
  if (pressUndo(last?.order)) return true
  if (last) void takeBack(last)
  return last !== undefined
}

/** Where the server was not reached it can be taken back again. */
async function takeBack(done: Done) {
  if (done.isBack) return
  done.isBack = true
  done.hide()
  changes = without(done)
  const { result, isLost } = await watchReach(done.undo)
  if (result === false && isLost) return keep(done)
  if (!result) return
  const text = `Desfeito: ${done.text}`
  if (result === true) notifySuccess(text)
  else notifyBack(text, result)
}

function keep(done: Done) {
  if (!owners.has(done.owner)) return
  done.isBack = false
  changes = [...changes, done].toSorted((one, other) => one.order - other.order)
  if (changes.at(-1) === done) done.show()
}

/** For a change that nothing takes back: what was done before it is not the newest any more, and no key takes it back. */
export function forgetChanges() {
  changes.at(-1)?.hide()
  changes = []
}

/**
 * The changes of a screen, or of what is open on it, while it is there: a toast's button takes back its own, Ctrl+Z one after
 * the other, whichever part of the screen they were made in.
 */
export function useUndo() {
  const [owner] = useState(() => ({}))
  useEffect(() => {
    owners.add(owner)
    return () => {
      owners.delete(owner)
      changes = changes.filter((one) => one.owner !== owner)
    }
  }, [owner])

  function add(words: Words, undo: TakeBack, show?: (done: Done) => () => void): () => void {
    // An answer may come once its screen has gone: there it would be taken back unseen.
    if (!owners.has(owner)) return () => undefined
    changes.at(-1)?.hide()
    const done: Done = {
      ...{ owner, undo, order: nextOrder(), text: sayNow(words), isBack: false },
      show: () => {
        if (show) done.hide = show(done)
      },
      hide: () => undefined,
    }
    done.show()
    changes = [...changes, done].slice(-MOST)
    return () => {
      done.hide()
      changes = without(done)
    }
  }
  return {
    /** Says that something was done, and how it is taken back; the answer forgets it, as where it failed after all. */
    offer: (words: Words, undo: TakeBack) =>
      add(words, undo, (done) => notifyUndo(words, () => void takeBack(done), true)),
    /** The same for what is seen where it was done, without a toast. */
    note: (words: Words, undo: TakeBack) => add(words, undo),
    undoLast: undoNewest,
  }
}

export type Undo = ReturnType<typeof useUndo>
