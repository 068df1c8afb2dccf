import { Link } from '@tanstack/react-router'
import styles from './crumbs.module.css'

interface Props {
  /** The list the page belongs to. */
  list: { to: '/archive' | '/projects'; label: string }
  /** The page's own name. */
  title: string
}

/** Breadcrumbs: the home page, the list, this page. */
export const Crumbs = ({ list, title }: Props) => (
  <nav className={styles.crumbs} aria-label="Caminho">
    <ol>
      <li>
        <Link to="/" activeOptions={{ exact: true }}>
          inicio
        </Link>
      </li>
      <li>
        <Link to={list.to}>{list.label}</Link>
      </li>
      <li className={styles.here} aria-current="page">
        {title}
      </li>
    </ol>
  </nav>
)
