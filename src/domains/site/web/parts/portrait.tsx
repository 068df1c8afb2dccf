import { useLoaderData } from '@tanstack/react-router'
import { pictureAddress } from '#pictures/picture-address.ts'
import { pictureSource } from '#pictures/picture-source.ts'
import { uploadedPicture } from '#pictures/uploaded-picture.ts'
import { useBroken } from '#ui/public/use-broken.ts'
import type { ShownPerson } from '../../contract.ts'
import styles from './portrait.module.css'

interface Props {
  person: Pick<ShownPerson, 'name' | 'picture' | 'face'>
  /** Sets the frame's shape. */
  className?: string | undefined
  /** `sizes` of the `<img>` of an upload. */
  sizes: string
  /** Whether the name stands beside it anyway: then it says nothing to who does not see it. */
  decorative?: boolean
}

/** A person's portrait: their picture, or the face drawn for them where there is none or it cannot be loaded. */
export function Portrait({ person: { name, picture, face }, className = '', sizes, decorative }: Props) {
  const { day } = useLoaderData({ from: '__root__' })
  const typed = pictureSource(picture)
  const { isBroken, ...watched } = useBroken(typed)
  const isDrawn = typed === '' || isBroken
  const upload = isDrawn ? null : uploadedPicture(typed)
  return (
    <figure
      className={`stack clipped rounded ${isDrawn ? `plate ${styles.drawn}` : 'sheet'} ${styles.frame} ${className}`}
    >
      <img
        {...(isDrawn ? {} : watched)}
        src={isDrawn ? pictureAddress('face', face, { filament: day.weekday }) : typed}
        srcSet={upload?.srcSet}
        sizes={upload ? sizes : undefined}
        width={upload?.width ?? 400}
        height={upload?.height ?? 440}
        alt={decorative ? '' : `Retrato de ${name}`}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </figure>
  )
}
