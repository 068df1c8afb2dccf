import { PlatePicture } from '#ui/public/plate-picture.tsx'
import { drawnKind, drawnSeed } from '../../drawn-kind.ts'
import styles from './archive-picture.module.css'

interface Props {
  id: number
  title: string
  /** The article's own picture; '' shows the drawn one. */
  image: string
  /** `card` is 16:9, `large` 16:9 at twice the width, `head` the wide one at the top of an article. */
  shape: 'card' | 'large' | 'head'
  /** Whether it is in the first viewport and loads with high priority. */
  priority?: boolean
}

/** An article's picture: its own, or the one drawn for its trade from its id: whole above the article, else a detail. */
export const ArchivePicture = ({ id, title, image, shape, priority }: Props) => (
  <PlatePicture
    typed={image}
    kind={drawnKind(title)}
    seed={drawnSeed(id)}
    detail={shape === 'head' ? undefined : id}
    className={styles[shape]}
    sizes={SIZES[shape]}
    priority={priority}
  />
)

const SIZES = {
  card: '(min-width: 74rem) 31rem, (min-width: 42rem) 48vw, 100vw',
  large: '(min-width: 74rem) 64rem, (min-width: 42rem) 48vw, 100vw',
  head: '(min-width: 100rem) 96rem, 100vw',
}
