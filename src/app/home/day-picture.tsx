import { useLoaderData } from '@tanstack/react-router'
import { heroAddress } from '#pictures/picture-address.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import styles from './hero.module.css'

/** The picture of the weekday: the drawn piece, or an uploaded photograph. */
export function DayPicture() {
  const { weekday, image, alt } = useLoaderData({ from: '__root__' }).day
  if (image)
    return (
      <img
        className={`full-width full-height ${styles.photo}`}
        {...uploadOf(image)}
        alt={alt}
        fetchPriority="high"
        referrerPolicy="no-referrer"
      />
    )
  return (
    <picture className={`stack ${styles.piece}`}>
      <source media="(prefers-reduced-motion: reduce)" srcSet={heroAddress(weekday, { still: true })} />
      <img src={heroAddress(weekday)} width={480} height={620} alt={alt} fetchPriority="high" />
    </picture>
  )
}

/** Attributes of the weekday's uploaded picture. */
function uploadOf(image: string) {
  const upload = uploadedPicture(image)
  return upload
    ? {
        src: image,
        srcSet: upload.srcSet,
        sizes: '(min-width: 48rem) 40vw, 100vw',
        width: upload.width,
        height: upload.height,
      }
    : { src: image, width: 960, height: 960 }
}
