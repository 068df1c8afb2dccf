import type { Trade } from '#domains/site/trades.ts'
import type { PageText } from '#ui/prose/page-text.ts'
import { Drawing } from '#ui/public/drawing.tsx'
import { PlatePicture } from '#ui/public/plate-picture.tsx'
import { DRAWN_KIND } from '../../drawn-kind.ts'
import styles from './project-picture.module.css'

interface Props {
  id: number
  trade: Trade
  /** The address of a picture; '' shows the drawing. */
  image: string
  /** A drawing of its own; without one, one is drawn for its trade from its id. */
  drawing?: PageText | undefined
  /** What it shows; '' where the text beside it says so. */
  alt?: string
  /** `card` and, smaller, `found` are 4:3, `head` the large one at the top of the project's page, `video` 16:9, `photo` 3:2. */
  shape: 'card' | 'found' | 'head' | 'video' | 'photo'
  /** Whether it is in the first viewport and loads with high priority. */
  priority?: boolean
}

/** A project's picture: its own, or its own drawing, or the one drawn for its trade from its id. */
export const ProjectPicture = ({ id, trade, image, drawing, alt = '', shape, priority }: Props) =>
  drawing && !image ? (
    <Drawing svg={drawing} alt={alt} className={`clipped rounded ${styles.drawing} ${styles[shape]}`} />
  ) : (
    <PlatePicture
      typed={image}
      kind={DRAWN_KIND[trade]}
      seed={id}
      alt={alt}
      className={styles[shape]}
      sizes={SIZES[shape]}
      priority={priority}
    />
  )

const SIZES = {
  card: '(min-width: 64rem) 31rem, (min-width: 40rem) 48vw, 100vw',
  found: '(min-width: 42rem) 15rem, 30vw',
  head: '(min-width: 60rem) 52vw, 100vw',
  video: '(min-width: 60rem) 44rem, 100vw',
  photo: '(min-width: 60rem) 58vw, 100vw',
}
