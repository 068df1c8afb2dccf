import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { type SwitchName, useChosenSwitch } from '#client/storage/use-choice.ts'

/** The actions of a screen by key, named as in `KeyboardEvent.key` in lower case; 'shift+a' is that with Shift alone. */
type Actions = Readonly<Record<string, () => unknown>>

/** Inputs in which nobody types: they stay focused after a click, and a key there still means the screen. */
const TICKED = ':is([type="checkbox"], [type="radio"])'

/** Elements in which keys have another meaning. */
const OCCUPIED = `input:not(${TICKED}), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]`

/** Takes back the last change. */
const UNDO = 'z'

/** Keys that walk on while they are held. Any other acts once: held, it would do to each row what it was meant for one. */
const WALKS = ['j', 'k', 'arrowup', 'arrowdown']

/** Whether a key pressed there belongs to the element: where one types, and the arrows among radio buttons. */
export function isOccupied({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(OCCUPIED) !== null || (key.startsWith('Arrow') && target.matches('[type="radio"]'))
}

/** Whether a key is Ctrl+Z, or on a Mac ⌘Z. */
export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === UNDO && (ctrlKey || metaKey) && !shiftKey && !altKey

/**
 * Enter that is held presses a button once: that of a row which goes gives the focus to the next row's, and so all would go.
 */
export function useHeldEnter() {
  useWindowEvent('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault()
  })
}

/**
 * Single-key shortcuts, active while nobody types and no dialog is open. They can be turned off (WCAG 2.1.4); that is kept
 * for the person as `choice`. `means`: whether a key pressed there is meant for the screen; by default anywhere.
 */
export function useKeys(choice: SwitchName, actions: Actions, means: (target: Element) => boolean = () => true) {
  const [isOn, setOn] = useChosenSwitch(choice, true)
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isOccupied(event) || document.querySelector('[aria-modal="true"]')) return
    if (event.target instanceof Element && !means(event.target)) return
    const key = event.key.toLowerCase()
    const action = (event.shiftKey && actions[`shift+${key}`]) || actions[key]
    if (!action) return
    event.preventDefault()
    if (!event.repeat || WALKS.includes(key)) action()
  })
  useEffect(() => {
    if (!isOn) return
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [isOn])
  return { isOn, setOn }
}
