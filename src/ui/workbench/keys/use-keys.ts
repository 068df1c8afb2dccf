import { useEffect, useEffectEvent } from 'react'
import { type SwitchName, useChosenSwitch } from '#client/use-choice.ts'

/** The actions of a screen by key, named as in `KeyboardEvent.key`. */
type Actions = Readonly<Record<string, () => unknown>>

/** Elements in which keys have another meaning. */
const OCCUPIED =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"]'

/**
 * Single-key shortcuts, active while nobody types and no dialog is open. They can be turned off (WCAG 2.1.4); that is kept
 * for the person as `choice`.
 */
export function useKeys(choice: SwitchName, actions: Actions) {
  const [isOn, setOn] = useChosenSwitch(choice, true)
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(OCCUPIED)) return
    if (document.querySelector('[aria-modal="true"]')) return
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!isOn) return
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [isOn])
  return { isOn, setOn }
}
