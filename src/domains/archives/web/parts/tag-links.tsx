import { Link } from '@tanstack/react-router'
import { tagSlug } from '../../tags.ts'
import styles from './tag-links.module.css'

/** Links to the pages of tags; nothing without any. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={`small cluster gap-50 medium bare-list ${styles.tags}`} aria-label="Assuntos">
      {tags.map((name) => (
        <li key={name}>
          <Link
            className="block break-anywhere wash rounded undecorated"
            to="/archive/$tag"
            params={{ tag: tagSlug(name) }}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
