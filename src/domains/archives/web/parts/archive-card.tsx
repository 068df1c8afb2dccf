import { Link } from '@tanstack/react-router'
import { monthAndYear } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { ArchiveCard as Card } from '../../contract.ts'
import styles from './archive-card.module.css'
import { ArchivePicture } from './archive-picture.tsx'

/** What a card shows of an article. */
export type ShownArchive = Pick<Card, 'id' | 'title' | 'preview' | 'image' | 'date' | 'views' | 'likes'>

interface Props {
  archive: ShownArchive
  /** Whether its picture is among the first seen. */
  priority?: boolean
  /** Larger, its picture filling whatever height it is given: the first of a list, in a place of several cells. */
  large?: boolean
}

/** An article in a list. The whole card leads to it. */
export function ArchiveCard({ archive, priority, large }: Props) {
  const params = { id: String(archive.id) }
  return (
    <article className={`${styles.card} ${large ? styles.large : ''}`}>
      <ArchivePicture id={archive.id} image={archive.image} shape={large ? 'large' : 'card'} priority={priority} />
      <h3 className={styles.title}>
        <Link to="/archive-view/$id" params={params}>
          {archive.title}
        </Link>
      </h3>
      {archive.preview && <p className={`soft small ${styles.preview}`}>{archive.preview}</p>}
      <div className={styles.foot}>
        <p className={styles.meta}>
          <time dateTime={archive.date}>{monthAndYear(archive.date)}</time>
          <span>{plural(archive.views, 'leitura', 'leituras')}</span>
          <span>{plural(archive.likes, 'curtida', 'curtidas')}</span>
        </p>
        <Link className={styles.more} to="/archive-view/$id" params={params}>
          Ver Mais<span className="hidden"> sobre {archive.title}</span>
        </Link>
      </div>
    </article>
  )
}
