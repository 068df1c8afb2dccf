import { useState } from 'react'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import styles from './picture-field.module.css'

/** The field's picture, or a message if it cannot be loaded. A name without a path is an upload's. */
export function PictureShown({ address }: { address: string }) {
  const [broken, setBroken] = useState(false)
  const typed = address.trim()
  const src = /^(https?:)?\//i.test(typed) ? typed : `/uploads/${encodeURI(typed)}`
  if (broken) return <span className={styles.prompt}>Não há imagem para mostrar neste endereço.</span>
  return (
    <img
      className={styles.picture}
      src={src}
      srcSet={uploadedPicture(src)?.srcSet}
      sizes="20rem"
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}
