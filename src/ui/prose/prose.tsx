import { type HTMLAttributeReferrerPolicy, useEffect, useMemo, useRef } from 'react'
import '../prose.css'
import type { LightboxKind, LightboxPicture } from '../lightbox/lightbox.tsx'
import { useLightbox } from '../lightbox/use-lightbox.tsx'
import { dressProse } from './dress-prose.ts'

const LIGHTBOX: LightboxKind = {
  look: 'dark',
  label: ({ alt }) => alt || 'Imagem ampliada',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
}

/** A rendered text: sanitised on the server, and so trusted here. */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null)
  const { preload, open, element } = useLightbox(LIGHTBOX)
  // React writes the text anew for every new object, and what dressProse adds to it would be gone.
  const content = useMemo(() => ({ __html: html }), [html])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text; what opens a picture does the same each time
  useEffect(
    () =>
      text.current
        ? dressProse(text.current, { preload, open: (pictures, index) => open(pictures.map(toPicture), index) })
        : undefined,
    [html],
  )
  return (
    <>
      <div ref={text} className="prose" dangerouslySetInnerHTML={content} />
      {element}
    </>
  )
}

/** In its largest copy: the lightbox gives no smaller ones to choose from. */
const toPicture = ({ src, alt, width, height, referrerPolicy }: HTMLImageElement): LightboxPicture => ({
  src,
  alt,
  caption: alt,
  width,
  height,
  referrerPolicy: referrerPolicy as HTMLAttributeReferrerPolicy,
})
