/** Lets each picture of a text open large, but those that are links already. Returns what takes it away again. */
export function addZoom(text: HTMLElement): () => void {
  const pictures = [...text.querySelectorAll('img')].filter((picture) => !picture.closest('a'))
  const stop = new AbortController()
  const { signal } = stop
  let opened: HTMLDialogElement | undefined

  for (const picture of pictures) {
    picture.role = 'button'
    picture.tabIndex = 0
    picture.ariaHasPopup = 'dialog'
    picture.ariaLabel = picture.alt ? `Ampliar: ${picture.alt}` : 'Ampliar a imagem'
    const open = () => {
      opened = showLarge(pictures, pictures.indexOf(picture))
    }
    picture.addEventListener('click', open, { signal })
    picture.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open()
      },
      { signal },
    )
  }
  return () => {
    stop.abort()
    opened?.remove()
    for (const picture of pictures) {
      for (const name of ['role', 'tabindex', 'aria-haspopup', 'aria-label']) picture.removeAttribute(name)
    }
  }
}

/** Shows one of the pictures over the page, in its largest copy; the arrow keys lead to the others. */
function showLarge(pictures: HTMLImageElement[], first: number): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  const figure = document.createElement('figure')
  const caption = document.createElement('figcaption')
  caption.ariaLive = 'polite'
  const close = makeButton('zoom-close', 'Fechar', 'M5 5l10 10M15 5L5 15')
  const steps = [
    { by: -1, key: 'ArrowLeft', button: makeButton('zoom-previous', 'Imagem anterior', 'M12.5 4l-6 6 6 6') },
    { by: 1, key: 'ArrowRight', button: makeButton('zoom-next', 'Próxima imagem', 'M7.5 4l6 6-6 6') },
  ]
  let shown = first

  function show(index: number) {
    shown = (index + pictures.length) % pictures.length
    const { alt, src, width, height, referrerPolicy } = pictures[shown]!
    // A new element each time: the last picture must not stand there while the next one loads.
    const large = Object.assign(new Image(width, height), { referrerPolicy, alt, src })
    const place = pictures.length > 1 ? `${shown + 1} de ${pictures.length}` : ''
    caption.textContent = [alt, place].filter(Boolean).join(', ')
    dialog.ariaLabel = alt || 'Imagem ampliada'
    figure.replaceChildren(large, caption)
  }

  for (const { by, button } of steps) {
    button.hidden = pictures.length < 2
    button.addEventListener('click', () => show(shown + by))
  }
  dialog.addEventListener('keydown', ({ key }) => {
    const step = steps.find((one) => one.key === key)
    if (step && pictures.length > 1) show(shown + step.by)
  })
  // Anywhere but on what can be pressed. The focus goes back by itself to where it was.
  dialog.addEventListener('click', ({ target }) => {
    if (!steps.some(({ button }) => button.contains(target as Node))) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  dialog.append(figure, close, ...steps.map(({ button }) => button))
  show(first)
  document.body.append(dialog)
  dialog.showModal()
  close.focus()
  return dialog
}

function makeButton(className: string, label: string, path: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.ariaLabel = label
  button.innerHTML = `<svg viewBox="0 0 20 20" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.7" aria-hidden="true"><path d="${path}"/></svg>`
  return button
}
