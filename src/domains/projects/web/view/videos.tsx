import { PlayIcon } from '#ui/public/icons.tsx'
import type { ShownProject } from '../parts/load-project.ts'
import { ProjectPicture } from '../parts/project-picture.tsx'
import { headImage, videosOf } from './media.ts'
import styles from './videos.module.css'

/** The project's videos. Those of other sites are not embedded: they are links with the project's picture. */
export function ProjectVideos({ project }: { project: ShownProject }) {
  const videos = videosOf(project)
  if (videos.length === 0) return null
  const { id, title, trade } = project
  return (
    <section className={`stack gap-150 not-printed ${styles.videos}`} aria-label="Vídeos">
      {videos.map(({ src, host }) =>
        host === undefined ? (
          // biome-ignore lint/a11y/useMediaCaption: what the owner uploads comes without captions
          <video
            className="block full-width rounded"
            key={src}
            src={src}
            controls
            preload="metadata"
            playsInline
            aria-label={`Vídeo de ${title}`}
          />
        ) : (
          <a key={src} className={`block relative undecorated ${styles.away}`} href={src} rel="noopener noreferrer">
            <ProjectPicture id={id} trade={trade} image={headImage(project)} shape="video" />
            <span className={`inline-row gap-60 strong break-anywhere rounded ${styles.label}`}>
              <PlayIcon width="20" height="20" />
              Ver o vídeo em {host}
            </span>
          </a>
        ),
      )}
    </section>
  )
}
