import { Link } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import { monthAndYear } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { ShownArchive } from '../../archive.ts'
import styles from './archive-card.module.css'
import { ArchivePicture } from './archive-picture.tsx'

interface Props {
  archive: ShownArchive
  /** Whether the picture is in the first viewport and loads with high priority. */
  priority?: boolean
  /** For a larger grid cell: the picture fills the height. */
  large?: boolean
}

/** An article in a list. The whole card is a link. */
export function ArchiveCard({ archive, priority, large }: Props) {
  const params = { id: String(archive.id) }
  return (
    <article className={`column gap-90 may-shrink full-height relative ${styles.card} ${large ? styles.large : ''}`}>
      <ArchivePicture {...archive} shape={large ? 'large' : 'card'} priority={priority} />
      <h3 className={`break-anywhere clipped four-lines ${styles.title}`}>
        <Link className="undecorated link-area" to="/archive-view/$id" params={params}>
          {bindWords(archive.title)}
        </Link>
      </h3>
      {archive.preview && <p className={`soft small break-anywhere ${styles.preview}`}>{bindWords(archive.preview)}</p>}
      <div className={`row cluster space-between gap-50-100 ${styles.foot}`}>
        <p className={`soft small cluster may-shrink tabular break-anywhere ${styles.meta}`}>
          <time dateTime={archive.date}>{monthAndYear(archive.date)}</time>
          <span>{plural(archive.views, 'leitura', 'leituras')}</span>
          <span>{plural(archive.likes, 'curtida', 'curtidas')}</span>
        </p>
        <Link
          className={`relative undecorated rounded not-printed ${styles.more}`}
          to="/archive-view/$id"
          params={params}
        >
          Ver Mais<span className="hidden"> sobre {archive.title}</span>
        </Link>
      </div>
    </article>
  )
}
