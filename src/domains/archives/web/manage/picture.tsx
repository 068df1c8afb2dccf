import { useState } from 'react'
import { pictureAddress } from '#pictures/picture-address.ts'
import { pictureSource } from '#pictures/picture-source.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import type { ArchiveCard } from '../../contract.ts'
import styles from './picture.module.css'

/** An article's thumbnail: its own picture, or the generated one if it has none or its own fails to load. */
export function ManagePicture({ archive: { id, image } }: { archive: Pick<ArchiveCard, 'id' | 'image'> }) {
  const [broken, setBroken] = useState(false)
  const typed = pictureSource(image)
  const drawn = !typed || broken
  return (
    <span className={styles.frame} data-drawn={drawn || undefined}>
      <img
        src={drawn ? pictureAddress('contour', id) : typed}
        srcSet={drawn ? undefined : uploadedPicture(typed)?.srcSet}
        sizes="4.5rem"
        alt=""
        width={72}
        height={52}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    </span>
  )
}
