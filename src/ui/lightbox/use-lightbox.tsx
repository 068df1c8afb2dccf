import { type ComponentType, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LightboxKind, LightboxPicture, LightboxProps } from './lightbox.tsx'

const loadLightbox = () => import('./lightbox.tsx')

interface Opened {
  Lightbox: ComponentType<LightboxProps>
  pictures: readonly LightboxPicture[]
  first: number
}

/** Pictures that open large over the page. The code for it is loaded when somebody is about to open one. */
export function useLightbox(kind: LightboxKind) {
  const [opened, setOpened] = useState<Opened>()
  return {
    /** To be called when a picture gets the pointer or the focus. */
    preload: () => void loadLightbox().catch(() => undefined),
    /** Opens one of the pictures. Where the lightbox cannot be loaded, the browser shows the picture by itself. */
    open: (pictures: readonly LightboxPicture[], first: number) =>
      void loadLightbox().then(
        ({ Lightbox }) => setOpened({ Lightbox, pictures, first }),
        () => location.assign(pictures[first]!.src),
      ),
    /** To be rendered anywhere: it goes to the end of the document. */
    element:
      opened &&
      createPortal(
        <opened.Lightbox
          {...kind}
          pictures={opened.pictures}
          first={opened.first}
          onClose={() => setOpened(undefined)}
        />,
        document.body,
      ),
  }
}
