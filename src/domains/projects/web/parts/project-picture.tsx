import { PlatePicture } from '#ui/public/plate-picture.tsx'
import { DRAWN_KIND } from '../../drawn-kind.ts'
import type { Trade } from '../../project.ts'
import styles from './project-picture.module.css'

interface Props {
  id: number
  trade: Trade
  /** The project's own picture; '' shows the one drawn from the id. */
  image: string
  /** `card` is 4:3, `head` the large one at the top of the project's page, `video` 16:9. */
  shape: 'card' | 'head' | 'video'
  /** Whether it is in the first viewport and loads with high priority. */
  priority?: boolean
}

/** A project's picture: its own, or the one drawn for its trade from its id. */
export const ProjectPicture = ({ id, trade, image, shape, priority }: Props) => (
  <PlatePicture
    typed={image}
    kind={DRAWN_KIND[trade]}
    seed={id}
    className={styles[shape]}
    sizes={SIZES[shape]}
    priority={priority}
  />
)

const SIZES = {
  card: '(min-width: 64rem) 31rem, (min-width: 40rem) 48vw, 100vw',
  head: '(min-width: 60rem) 52vw, 100vw',
  video: '(min-width: 60rem) 44rem, 100vw',
}
