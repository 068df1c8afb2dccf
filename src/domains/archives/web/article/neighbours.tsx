import { Link } from '@tanstack/react-router'
import type { ShownArticle } from './head.ts'
import styles from './neighbours.module.css'

/** Links to the articles dated just before and just after this one. */
export function ArticleNeighbours({ previous, next }: Pick<ShownArticle, 'previous' | 'next'>) {
  return (
    <nav className={styles.neighbours} aria-label="Outros arquivos">
      {previous && (
        <Link to="/archive-view/$id" params={{ id: String(previous.id) }} rel="prev">
          <span className="soft small">Anterior</span>
          <span className={styles.title}>{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to="/archive-view/$id" params={{ id: String(next.id) }} rel="next">
          <span className="soft small">Próximo</span>
          <span className={styles.title}>{next.title}</span>
        </Link>
      )}
      <Link className={`button quiet ${styles.all}`} to="/archive">
        Ver todos os arquivos
      </Link>
    </nav>
  )
}
