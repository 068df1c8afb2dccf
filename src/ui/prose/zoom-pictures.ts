import type { HTMLAttributeReferrerPolicy } from 'react'

const loadLightbox = () => import('../lightbox/lightbox.tsx')

/** Makes the pictures of a text open in the lightbox, except those within links. Returns a function that undoes it. */
export function addZoom(text: HTMLElement): () => void {
  const pictures = [...text.querySelectorAll('img')].filter((picture) => !picture.closest('a'))
  const stop = new AbortController()
  const { signal } = stop
  const preload = () => void loadLightbox().catch(() => undefined)

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

/** Opens the lightbox, or the picture alone if the lightbox cannot be loaded. */
function open(pictures: readonly HTMLImageElement[], first: number) {
  loadLightbox().then(
    ({ openLightbox }) =>
      openLightbox({
        // Without `srcSet`, so that the largest copy is shown.
        pictures: pictures.map(({ src, alt, width, height, referrerPolicy }) => ({
          src,
          alt,
          caption: alt,
          width,
          height,
          referrerPolicy: referrerPolicy as HTMLAttributeReferrerPolicy,
        })),
        first,
        look: 'dark',
        label: ({ alt }) => alt || 'Imagem ampliada',
        previous: 'Imagem anterior',
        next: 'Próxima imagem',
      }),
    () => location.assign(pictures[first]!.src),
  )
}
