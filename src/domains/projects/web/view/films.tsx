import { PlayIcon } from '#ui/public/icons.tsx'
import type { ShownProject } from '../parts/load-project.ts'
import { ProjectPicture } from '../parts/project-picture.tsx'
import styles from './films.module.css'
import { filmsOf, headImage } from './media.ts'

/** The project's films. Nothing is embedded from elsewhere: those are links, under the project's picture. */
export function ProjectFilms({ project }: { project: ShownProject }) {
  const films = filmsOf(project)
  if (films.length === 0) return null
  const { id, title, trade } = project
  return (
    <section className={styles.films} aria-label="Vídeos">
      {films.map(({ src, host }) =>
        host === undefined ? (
          // biome-ignore lint/a11y/useMediaCaption: what the owner uploads comes without captions
          <video key={src} src={src} controls preload="metadata" playsInline aria-label={`Vídeo de ${title}`} />
        ) : (
          <a key={src} className={styles.away} href={src} rel="noopener noreferrer">
            <ProjectPicture id={id} trade={trade} image={headImage(project)} shape="film" />
            <span className={styles.label}>
              <PlayIcon width="20" height="20" />
              Ver o vídeo em {host}
            </span>
          </a>
        ),
      )}
    </section>
  )
}
