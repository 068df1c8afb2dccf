import { Link } from '@tanstack/react-router'
import type { ProjectValues, SectionProps } from './form-values.ts'
import styles from './section-nav.module.css'

const SECTIONS = [
  { id: 'projeto', label: 'Projeto' },
  { id: 'situacao', label: 'Situação' },
  { id: 'resumo', label: 'Resumo' },
  { id: 'detalhes', label: 'Detalhes' },
  { id: 'venda', label: 'Venda', of: 'is_sale' },
  { id: 'downloads', label: 'Downloads', of: 'is_download' },
  { id: 'datas', label: 'Datas' },
  { id: 'equipe', label: 'Equipe' },
] as const satisfies readonly {
  id: string
  label: string /** The switch that unfolds it. */
  of?: keyof ProjectValues
}[]

/** A section's anchor. */
export type SectionId = (typeof SECTIONS)[number]['id']

/** Links to the form's sections, which one scrolls through on a narrow screen. */
export function SectionNav({ form }: SectionProps) {
  const shown = { is_sale: form.useWatchValue('is_sale'), is_download: form.useWatchValue('is_download') }
  return (
    <nav className={styles.nav} aria-label="Seções do projeto">
      {SECTIONS.filter((section) => !('of' in section) || shown[section.of]).map(({ id, label }) => (
        <Link key={id} to="." search hash={id} replace activeProps={{}}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
