import { vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Presses keys one after the other, each as Playwright names it: 'Shift+ArrowDown', 'Enter'. */
export async function press(...keys: string[]) {
  for (const key of keys) {
    const parts = key.split('+')
    const last = parts.pop()!
    const held = parts.map((part) => (part === 'ControlOrMeta' ? 'Control' : part))
    const typed = last.length > 1 ? `{${last}}` : last.replace(/[{[]/, '$&$&')
    await userEvent.keyboard(
      held.map((one) => `{${one}>}`).join('') +
        typed +
        held
          .toReversed()
          .map((one) => `{/${one}}`)
          .join(''),
    )
  }
}

/** Gives the focus to what a locator finds. */
export const focus = (locator: Locator) => (locator.element() as HTMLElement).focus()

/**
 * Types texts one after the other, each instead of the one before, with a pause after each. Timers go by these pauses alone:
 * a locator's own methods let a clock that stands run on while they wait.
 */
export async function typeWithPauses(field: Locator, pauseMs: number, ...texts: string[]) {
  const element = field.element() as HTMLInputElement | HTMLTextAreaElement
  for (const text of texts) {
    element.focus()
    element.select()
    document.execCommand('insertText', false, text)
    // Until React has drawn it.
    await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(pauseMs)
  }
}

/** Chooses files for an input, as its dialog does. */
export function chooseFiles(input: Locator, ...files: File[]) {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  const element = input.element() as HTMLInputElement
  element.files = chosen.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Drops files, as the pointer does that carries them from the desktop. */
export function dropFiles(target: Locator, ...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  for (const kind of ['dragover', 'drop'])
    target.element().dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}

/** A key that is held goes on: what it does by itself is prevented where this answers true. */
export function holdKey(locator: Locator, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const held = { key, repeat: true, bubbles: true, cancelable: true, ...modifiers }
  return !locator.element().dispatchEvent(new KeyboardEvent('keydown', held))
}
