import type { ClipboardEvent, KeyboardEvent } from 'react'
import { changeText } from './insert-text.ts'
import { type Change, continueList, pasteLink, type Written } from './markdown-commands.ts'

const writtenIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

/** Makes a change in place of what the browser would do; false where there is none to make. */
function changeInstead(event: { preventDefault: () => void }, area: HTMLTextAreaElement, change: Change | undefined) {
  if (!change) return false
  event.preventDefault()
  changeText(area, change)
  return true
}

/** Goes on with a list at Enter; false where the browser is to do what it does. */
export const continueListOn = (event: KeyboardEvent<HTMLTextAreaElement>) =>
  event.key === 'Enter' &&
  !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) &&
  changeInstead(event, event.currentTarget, continueList(writtenIn(event.currentTarget)))

/** Makes the selection a link to an address that is pasted over it; false where the browser is to paste. */
export const pasteLinkOn = (event: ClipboardEvent<HTMLTextAreaElement>) =>
  changeInstead(
    event,
    event.currentTarget,
    pasteLink(writtenIn(event.currentTarget), event.clipboardData.getData('text/plain')),
  )
