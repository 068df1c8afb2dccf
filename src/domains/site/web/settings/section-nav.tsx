import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SectionName } from '../../contract.ts'
import styles from './section-nav.module.css'
import { SECTION_ENTRIES, type SectionEntry } from './sections.ts'

/** Links to the sections, with a badge for those that differ from their defaults. */
export function SectionNav({ current, changed }: { current: SectionEntry; changed: readonly SectionName[] }) {
  return (
    <nav aria-label="Seções do site" className={styles.nav}>
      {SECTION_ENTRIES.map(({ name, label, slug }) => (
        <Link
          key={name}
          to="/dashboard/site"
          search={{ secao: slug }}
          activeProps={{}}
          aria-current={name === current.name ? 'page' : undefined}
        >
          {label}
          {changed.includes(name) && <Badge size="sm">Alterada</Badge>}
        </Link>
      ))}
    </nav>
  )
}
