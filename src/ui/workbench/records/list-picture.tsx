import { type ComponentProps, useState } from 'react'
import { pictureSource } from '#pictures/picture-source.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import styles from './list-picture.module.css'

interface ListPictureProps extends ComponentProps<'img'> {
  /** The record's own picture as typed; '' shows the drawn one. */
  typed: string
  /** Address of the drawn one, shown also where its own fails to load. */
  drawn: string
}

/** A record's picture in a list. Decorative. */
export function ListPicture({ typed, drawn, className, ...img }: ListPictureProps) {
  const [broken, setBroken] = useState(false)
  const own = broken ? '' : pictureSource(typed)
  return (
    <span className={`block clipped ${styles.picture} ${className}`} data-drawn={own === '' || undefined}>
      <img
        className="full-width full-height"
        src={own || drawn}
        srcSet={own ? uploadedPicture(own)?.srcSet : undefined}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
        {...img}
      />
    </span>
  )
}
