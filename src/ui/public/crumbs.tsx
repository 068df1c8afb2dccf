import { Link } from '@tanstack/react-router'
import styles from './crumbs.module.css'

interface Props {
  /** The list the page belongs to. */
  list: { to: '/archive' | '/projects' | '/pessoas'; label: string }
  /** The page's own name. */
  title: string
}

/** Breadcrumbs: the home page, the list, this page. */
export const Crumbs = ({ list, title }: Props) => (
  <nav className={`soft small pad-top-125 not-printed ${styles.crumbs}`} aria-label="Caminho">
    <ol className="flex bare-list">
      <li className="flex-none nowrap">
        <Link className="pad-75 undecorated" to="/" activeOptions={{ exact: true }}>
          inicio
        </Link>
      </li>
      <li className="flex-none nowrap">
        <Link className="pad-75 undecorated" to={list.to}>
          {list.label}
        </Link>
      </li>
      <li className={`flex-none nowrap pad-75 may-shrink clipped ${styles.here}`} aria-current="page">
        {title}
      </li>
    </ol>
  </nav>
)
