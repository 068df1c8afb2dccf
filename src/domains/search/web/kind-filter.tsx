import { Link } from '@tanstack/react-router'
import type { FoundPage, Kind } from '../contract.ts'
import styles from './kind-filter.module.css'

const KINDS = [
  { kind: undefined, count: 'all', label: 'Tudo' },
  { kind: 'project', count: 'project', label: 'Projetos' },
  { kind: 'archive', count: 'archive', label: 'Arquivos' },
] as const

interface Props {
  /** The query. */
  text: string
  /** The kind shown; undefined for both. */
  kind: Kind | undefined
  kinds: FoundPage['kinds']
}

/** Links to all results, to the projects alone and to the articles alone, each with its number. */
export const KindFilter = ({ text, kind: shown, kinds }: Props) => (
  <nav className={styles.kinds} aria-label="Mostrar">
    {KINDS.map(({ kind, count, label }) => (
      <Link
        key={label}
        to="/projects/$search"
        params={{ search: text }}
        search={{ kind }}
        activeOptions={{ exact: true, includeSearch: true }}
        activeProps={{}}
        aria-current={kind === shown ? 'true' : undefined}
      >
        {label} <span>{kinds[count]}</span>
      </Link>
    ))}
  </nav>
)
