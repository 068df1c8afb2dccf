import { useState } from 'react'
import { pictureAddress } from '#pictures/picture-address.ts'
import { pictureSource } from '#pictures/picture-source.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import type { ArchiveCard } from '../../contract.ts'
import { drawnKind, drawnSeed } from '../../drawn-kind.ts'
import styles from './picture.module.css'

/** An article's thumbnail: its own picture, or the drawn one if it has none or its own fails to load. */
export function ManagePicture({
  archive: { id, title, image },
}: {
  archive: Pick<ArchiveCard, 'id' | 'title' | 'image'>
}) {
  const [broken, setBroken] = useState(false)
  const typed = pictureSource(image)
  const drawn = !typed || broken
  return (
    <span className={styles.frame} data-drawn={drawn || undefined}>
      <img
        src={drawn ? pictureAddress(drawnKind(title), drawnSeed(id)) : typed}
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
