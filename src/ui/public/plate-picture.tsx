import { useLoaderData } from '@tanstack/react-router'
import { PICTURE_SIZES, type PictureKind } from '#pictures/layers.ts'
import { pictureAddress, seededPicture } from '#pictures/picture-address.ts'
import { pictureSource } from '#pictures/picture-source.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import styles from './plate-picture.module.css'
import { useBroken } from './use-broken.ts'

interface Props {
  /** Its address as typed; '' shows the drawing. */
  typed: string
  /** The drawing shown if the address is empty or cannot be loaded: its kind, and what it is generated from. */
  kind: PictureKind
  seed: string | number
  /**
   * Fills the frame with one of three details of the drawing, by the rest of a division by three, so that neighbours
   * differ. Absent: the whole drawing stands in it. Contours always fill it.
   */
  detail?: number
  /** Sets the frame's shape. */
  className: string | undefined
  /** `sizes` of the `<img>` for an upload. */
  sizes: string
  /** What it shows; '' where the text beside it says so. */
  alt?: string
  /** Whether it is in the first viewport and loads with high priority. */
  priority?: boolean
}

const DETAILS = ['', styles.low, styles.high]

/** A picture in a frame of a fixed shape: photographs and contours fill it, so do cropped drawings; others stand in it with a margin. */
export function PlatePicture({ typed: address, detail, className, sizes, alt = '', priority, ...drawn }: Props) {
  const { day } = useLoaderData({ from: '__root__' })
  // The address of a drawing shows that one, as drawings are shown: in the day's filament.
  const { kind, seed } = seededPicture(address.trim()) ?? drawn
  const typed = kind === drawn.kind && seed === drawn.seed ? pictureSource(address) : ''
  const { isBroken, ...watched } = useBroken(typed)
  const isDrawn = typed === '' || isBroken
  const upload = isDrawn ? null : uploadedPicture(typed)
  // Whole drawings of one kind have the same outline: every other one is mirrored.
  const whole = `${styles.stand} ${Number(seed) % 2 === 1 ? styles.mirrored : ''}`
  const place = kind === 'contour' ? '' : detail === undefined ? whole : DETAILS[detail % DETAILS.length]
  const isCut = isDrawn && kind !== 'contour' && detail !== undefined
  const look = isDrawn ? `plate ${place}` : 'sheet'
  return (
    <figure
      className={`stack clipped rounded ${styles.frame} ${className} ${look}`}
      data-cut={isCut || undefined}
      data-whole={(isDrawn && place === whole) || undefined}
    >
      <img
        {...(isDrawn ? {} : watched)}
        src={isDrawn ? pictureAddress(kind, seed, { filament: day.weekday }) : typed}
        srcSet={upload?.srcSet}
        sizes={upload ? sizes : undefined}
        {...PICTURE_SIZES[kind]}
        {...(upload && { width: upload.width, height: upload.height })}
        alt={isDrawn ? '' : alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </figure>
  )
}
