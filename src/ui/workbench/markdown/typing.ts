import type { ClipboardEvent, KeyboardEvent } from 'react'
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

/** What a clipboard has beside plain text where somebody copied formatted one; an editor's colours alone are none. */
const FORMATTED =
  'h1,h2,h3,h4,h5,h6,ul,ol,table,a[href],b,strong,em,i,del,blockquote,pre,img,[style*=bold],[style*=italic]'

const isFormatted = (html: string) =>
  html !== '' && new DOMParser().parseFromString(html, 'text/html').querySelector(FORMATTED) !== null

/**
 * Pastes formatted text as Markdown; false where the browser is to paste. Pasted as plain text (Ctrl+Shift+V) it comes
 * without its format.
 */
export function pasteHtmlOn(event: ClipboardEvent<HTMLTextAreaElement>): boolean {
  const html = event.clipboardData.getData('text/html')
  if (!isFormatted(html)) return false
  event.preventDefault()
  void pasteHtml(event.currentTarget, html, event.clipboardData.getData('text/plain'))
  return true
}

/** Markdown that begins with what stands on lines of its own, or has several paragraphs. */
const BLOCKS = /^(#{1,6} |[-*>] |\d+\. |\||```)|\n\n/

async function pasteHtml(area: HTMLTextAreaElement, html: string, plain: string) {
  let text = plain
  try {
    const { htmlToMarkdown } = await import('./html-to-markdown.ts')
    text = htmlToMarkdown(html) || plain
  } catch {
    // What cannot be loaded or read is pasted as it stands.
  }
  if (!area.isConnected) return
  const { text: written, start, end } = writtenIn(area)
  // Amid a line a heading, a list or a table would be text.
  const isAmid = !/(^|\n)$/.test(written.slice(0, start))
  const pasted = isAmid && BLOCKS.test(text) ? `\n\n${text}` : text
  changeText(area, { from: start, to: end, text: pasted, select: [start + pasted.length, start + pasted.length] })
}

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
