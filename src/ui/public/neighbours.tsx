import { Link } from '@tanstack/react-router'
import styles from './neighbours.module.css'

interface Neighbour {
  title: string
  /** Path of its page. */
  path: string
}

interface Props {
  /** What the links lead to, for screen readers, e.g. 'Outros arquivos'. */
  label: string
  previous: Neighbour | null
  next: Neighbour | null
  /** The link to the whole list. */
  all: { to: '/archive' | '/projects'; label: string }
}

/** Links to the pages dated just before and just after the one shown, and to the list. */
export const Neighbours = ({ label, previous, next, all }: Props) => (
  <nav className={`stack two-columns not-printed ${styles.neighbours}`} aria-label={label}>
    {previous && (
      <Link to={previous.path} rel="prev">
        <span className="soft small">Anterior</span>
        <span className={`clipped larger strong break-anywhere ${styles.title}`}>{previous.title}</span>
      </Link>
    )}
    {next && (
      <Link className={styles.next} to={next.path} rel="next">
        <span className="soft small">Próximo</span>
        <span className={`clipped larger strong break-anywhere ${styles.title}`}>{next.title}</span>
      </Link>
    )}
    <Link className={`button quiet self-start whole-row above-100 ${styles.all}`} to={all.to}>
      {all.label}
    </Link>
  </nav>
)
