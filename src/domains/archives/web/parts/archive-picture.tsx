import { useLoaderData } from '@tanstack/react-router'
import { pictureAddress } from '#pictures/picture-address.ts'
import { PlatePicture } from '#ui/public/plate-picture.tsx'
import styles from './archive-picture.module.css'

interface Props {
  id: number
  /** The article's own picture; '' shows the one generated from the id. */
  image: string
  /** `card` is 16:9, `large` 16:9 at twice the width, `head` the wide one at the top of an article. */
  shape: 'card' | 'large' | 'head'
  /** Whether it is in the first viewport and loads with high priority. */
  priority?: boolean
}

/** An article's picture: its own, or the contour generated from its id. */
export function ArchivePicture({ id, image, shape, priority }: Props) {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <PlatePicture
      typed={image}
      drawn={{ src: pictureAddress('contour', id, { filament: day.weekday }), size: CONTOUR, fit: 'fill' }}
      className={styles[shape]}
      sizes={SIZES[shape]}
      priority={priority}
    />
  )
}

/** In pixels. Repeated here so that the browser need not load the generator. */
const CONTOUR = { width: 640, height: 400 }

const SIZES = {
  card: '(min-width: 74rem) 31rem, (min-width: 42rem) 48vw, 100vw',
  large: '(min-width: 74rem) 64rem, (min-width: 42rem) 48vw, 100vw',
  head: '(min-width: 100rem) 96rem, 100vw',
}
