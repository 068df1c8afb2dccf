import { Link } from '@tanstack/react-router'
import styles from './nearest-links.module.css'

/** Pages that an address may have meant. Nothing without any. */
export function NearestLinks({ pages }: { pages: readonly { path: string; title: string }[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label="Páginas parecidas">
      <p className="ink">Talvez você procure:</p>
      <ul className={`cluster bare-list ${styles.pages}`}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link className="accent break-anywhere" to={path} activeProps={{}}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
