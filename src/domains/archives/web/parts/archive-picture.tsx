import { useLoaderData } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '../../../../pictures/picture-address.ts'
import { uploadedPicture } from '../../../../pictures/uploaded-picture.ts'
import css from './archive-picture.module.css'
import { pictureSource } from './picture-source.ts'

interface Props {
  id: number
  /** As the article has it; '' shows the one drawn from the id. */
  image: string
  /** `card` is 16:9, `large` the same at twice the width, `head` the wide one that heads an article. */
  shape: 'card' | 'large' | 'head'
  /** Whether it is seen first, and so loads at once. */
  priority?: boolean
}

/** An article's picture, in a frame of a fixed shape: a photograph fills it, a drawn one stands on the plate. */
export function ArchivePicture({ id, image, shape, priority }: Props) {
  const { day } = useLoaderData({ from: '__root__' })
  const typed = pictureSource(image)
  const [broken, setBroken] = useState<string>()
  const element = useRef<HTMLImageElement>(null)
  // A picture may have failed before React was there to hear of it.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setBroken(typed)
  }, [typed])

  const isDrawn = typed === '' || broken === typed
  const upload = isDrawn ? null : uploadedPicture(typed)
  return (
    <figure className={`${css.plate} ${css[shape]} ${isDrawn ? css.drawn : ''}`}>
      <img
        ref={element}
        src={isDrawn ? pictureAddress('contour', id, { filament: day.weekday }) : typed}
        srcSet={upload?.srcSet}
        sizes={upload ? SIZES[shape] : undefined}
        width={upload?.width ?? 640}
        height={upload?.height ?? 400}
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

const SIZES = {
  card: '(min-width: 74rem) 31rem, (min-width: 42rem) 48vw, 100vw',
  large: '(min-width: 74rem) 64rem, (min-width: 42rem) 48vw, 100vw',
  head: '(min-width: 100rem) 96rem, 100vw',
}
