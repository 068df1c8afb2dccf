/** What the pictures of a text call: with all that can be opened, and the index of the one pressed. */
export interface Zoom {
  /** One may be about to be opened: it has the pointer or the focus. */
  preload: () => void
  open: (pictures: readonly HTMLImageElement[], index: number) => void
}

/** Lets each picture of a text be opened, but those that are links already. Returns a function that undoes it. */
export function addZoom(text: HTMLElement, { preload, open }: Zoom): () => void {
  const pictures = [...text.querySelectorAll('img')].filter((picture) => !picture.closest('a'))
  const stop = new AbortController()
  const { signal } = stop

  for (const [index, picture] of pictures.entries()) {
    picture.role = 'button'
    picture.tabIndex = 0
    picture.ariaHasPopup = 'dialog'
    picture.ariaLabel = picture.alt ? `Ampliar: ${picture.alt}` : 'Ampliar a imagem'
    picture.addEventListener('pointerenter', preload, { signal })
    picture.addEventListener('focus', preload, { signal })
    picture.addEventListener('click', () => open(pictures, index), { signal })
    picture.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open(pictures, index)
      },
      { signal },
    )
  }
  return () => {
    stop.abort()
    for (const picture of pictures) {
      for (const name of ['role', 'tabindex', 'aria-haspopup', 'aria-label']) picture.removeAttribute(name)
    }
  }
}
