/** How long a button confirms the copy, in milliseconds. */
export const COPIED_FOR = 2000

/** Copies a text to the clipboard. False if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** The deprecated method, for addresses without TLS, where `navigator.clipboard` is missing. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'hidden'
  const before = document.activeElement
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}
