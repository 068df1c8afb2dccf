import { Badge } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCurrentInView } from '#ui/workbench/use-current-in-view.ts'
import type { SectionName } from '../../section-schemas.ts'
import styles from './section-nav.module.css'
import { BILLING_SLUG, LOGO_SLUG, REDIRECTS_SLUG, SECTION_ENTRIES } from './sections.ts'

interface SectionNavProps {
  /** The section shown, by what `secao` in the address says. */
  current: string
  /** Which sections differ from their defaults, and which of these are empty; undefined while they load. */
  settings: Record<'changed' | 'empty', readonly SectionName[]> | undefined
}

/** The sections, then what is no section of texts. */
const LINKS: readonly { slug: string; label: string; name?: SectionName }[] = [
  ...SECTION_ENTRIES,
  { slug: LOGO_SLUG, label: 'Logotipo' },
  { slug: REDIRECTS_SLUG, label: 'Endereços antigos' },
  { slug: BILLING_SLUG, label: 'Cobrança' },
]

/** Links to the sections, with a badge for those that differ from their defaults; then to what is set beside the public site. */
export function SectionNav({ current, settings }: SectionNavProps) {
  const strip = useCurrentInView(current)
  return (
    <nav ref={strip} aria-label="Seções do site" className={`cluster line-below ${styles.nav}`}>
      {LINKS.map(({ slug, label, name }) => (
        <Link
          className="soft row gap-40 nowrap undecorated hover-ink"
          key={slug}
          to="/dashboard/site"
          search={{ secao: slug }}
          activeProps={{}}
          aria-current={slug === current ? 'page' : undefined}
        >
          {label}
          {name && settings?.changed.includes(name) && (
            <Badge size="sm">{settings.empty.includes(name) ? 'Preenchida' : 'Alterada'}</Badge>
          )}
        </Link>
      ))}
    </nav>
  )
}
