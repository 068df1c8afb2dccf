import { COPIED_FOR, copyText } from './copy-text.ts'
import { addZoom } from './zoom-pictures.ts'

/**
 * Adds to a rendered text what needs JavaScript: a copy button for each block of code, a link to each heading, and
 * pictures that open in the lightbox. Returns a function that undoes it.
 */
export function enhanceProse(text: HTMLElement): () => void {
  const undo = [
    ...Array.from(text.querySelectorAll('pre'), addCopyButton),
    ...Array.from(text.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id]'), addAnchor),
    addZoom(text),
  ]
  return () => {
    for (const step of undo) step()
  }
}

/** The button is in a frame around the code, since the code itself scrolls. */
function addCopyButton(code: HTMLElement) {
  const frame = document.createElement('div')
  frame.className = 'code-frame'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy-code'
  button.textContent = 'Copiar'
  button.ariaLive = 'polite'
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    button.textContent = (await copyText(code.textContent.replace(/\n$/, ''))) ? 'Copiado' : 'Não deu'
    clearTimeout(timer)
    timer = setTimeout(() => {
      button.textContent = 'Copiar'
    }, COPIED_FOR)
  })
  code.replaceWith(frame)
  frame.append(code, button)
  return () => {
    clearTimeout(timer)
    frame.replaceWith(code)
  }
}

/** For the pointer only: the keyboard and screen readers have the table of contents. */
function addAnchor(heading: HTMLElement) {
  const link = document.createElement('a')
  link.href = `#${heading.id}`
  link.className = 'anchor'
  link.title = 'Endereço desta parte'
  link.ariaHidden = 'true'
  link.tabIndex = -1
  heading.append(link)
  return () => link.remove()
}
