import { bindWords } from '#fixed-spaces.ts'
import { isShown, type ShownProject } from '../parts/load-project.ts'
import { ProjectPicture } from '../parts/project-picture.tsx'
import styles from './photo.module.css'

/** The place of a photograph. */
export function Photo({ project }: { project: ShownProject }) {
  const { id, title, trade, photo } = project
  if (!isShown(photo)) return null
  return (
    <figure className={`stack above-band one-column ${styles.photo}`}>
      <figcaption className="larger soft">{bindWords(photo.caption || title)}</figcaption>
      <ProjectPicture
        id={id}
        trade={trade}
        image={photo.image}
        drawing={photo.svg}
        alt={photo.caption || title}
        shape="photo"
      />
    </figure>
  )
}
