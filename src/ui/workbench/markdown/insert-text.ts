import type { Change } from './markdown-commands.ts'

/** Applies a change to the textarea and focuses it. The browser's undo includes it. */
export function changeText(area: HTMLTextAreaElement, { from, to, text, select }: Change) {
  area.focus({ preventScroll: true })
  put(area, from, to, text)
  area.setSelectionRange(...select)
}

/**
 * Replaces the first occurrence of `found` while the person goes on typing: selection, scroll position and focus stay.
 * False if `found` or the textarea no longer exists.
 */
export function replaceText(area: HTMLTextAreaElement, found: string, text: string): boolean {
  const at = area.isConnected ? area.value.indexOf(found) : -1
  if (at < 0) return false
  const { selectionStart, selectionEnd, scrollTop } = area
  const focused = document.activeElement
  const end = at + found.length
  const moved = (place: number) =>
    place >= end ? place + text.length - found.length : Math.min(place, at + text.length)

  area.focus({ preventScroll: true })
  put(area, at, end, text)
  area.setSelectionRange(moved(selectionStart), moved(selectionEnd))
  area.scrollTop = scrollTop
  if (focused !== area && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return true
}

function put(area: HTMLTextAreaElement, from: number, to: number, text: string) {
  area.setSelectionRange(from, to)
  // Deprecated, but the only way that keeps the undo history. It writes to the focused element.
  const typed =
    document.activeElement === area &&
    (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text))
  if (typed) return
  area.setRangeText(text, from, to, 'end')
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
}
