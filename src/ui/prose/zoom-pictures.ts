import type { HTMLAttributeReferrerPolicy } from 'react'

const loadLightbox = () => import('../lightbox/lightbox.tsx')

/** Lets each picture of a text open large, but those that are links already. Returns a function that undoes it. */
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

/** Where the lightbox cannot be loaded, the browser shows the picture by itself. */
function open(pictures: readonly HTMLImageElement[], first: number) {
  loadLightbox().then(
    ({ openLightbox }) =>
      openLightbox({
        // In their largest copy: without `srcSet`, there is no smaller one to choose.
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
