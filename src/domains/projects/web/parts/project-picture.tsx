import { PlatePicture } from '#ui/public/plate-picture.tsx'
import { DRAWN_KIND } from '../../drawn-kind.ts'
import type { Trade } from '../../project.ts'
import styles from './project-picture.module.css'

interface Props {
  id: number
  trade: Trade
  /** As the project has it; '' shows the one drawn from the id. */
  image: string
  /** `card` is 4:3, `head` the large one of the project's page, `video` 16:9. */
  shape: 'card' | 'head' | 'video'
  /** Whether it is seen first, and so loads at once. */
  priority?: boolean
}

/** A project's picture: its own, or the one of its trade drawn from its id, in the filament of the day. */
export const ProjectPicture = ({ id, trade, image, shape, priority }: Props) => (
  <PlatePicture
    typed={image}
    kind={DRAWN_KIND[trade]}
    id={id}
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
