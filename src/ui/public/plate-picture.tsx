import { useEffect, useRef, useState } from 'react'
import { pictureSource } from '#pictures/picture-source.ts'
import type { Size } from '#pictures/svg.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import styles from './plate-picture.module.css'

interface Props {
  /** Its address as it was typed; '' shows the drawn one. */
  typed: string
  /** Shown where the address is empty or nothing is found there. `fit`: contours fill the plate, things stand on it. */
  drawn: { src: string; size: Size; fit: 'fill' | 'stand' }
  /** Gives the plate its shape. */
  className: string | undefined
  /** How wide an upload is shown, as in `<img sizes>`. */
  sizes: string
  /** Whether it is seen without scrolling, and so loads at once. */
  priority?: boolean
}

/** A picture in a frame of a fixed shape: a photograph fills it, a drawn one stands on the plate. */
export function PlatePicture({ typed: address, drawn, className, sizes, priority }: Props) {
  const typed = pictureSource(address)
  const [broken, setBroken] = useState<string>()
  const element = useRef<HTMLImageElement>(null)
  // A picture may have failed before React was there to handle its error event.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setBroken(typed)
  }, [typed])

  const isDrawn = typed === '' || broken === typed
  const upload = isDrawn ? null : uploadedPicture(typed)
  return (
    <figure className={`${styles.plate} ${className} ${isDrawn ? `${styles.drawn} ${styles[drawn.fit]}` : ''}`}>
      <img
        ref={element}
        src={isDrawn ? drawn.src : typed}
        srcSet={upload?.srcSet}
        sizes={upload ? sizes : undefined}
        width={upload?.width ?? drawn.size.width}
        height={upload?.height ?? drawn.size.height}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={isDrawn ? undefined : () => setBroken(typed)}
      />
    </figure>
  )
}
