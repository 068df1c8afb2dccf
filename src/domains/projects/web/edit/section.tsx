import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './section.module.css'
import nav from './section-nav.module.css'
import type { SectionProps } from './use-project-form.ts'

/** The form's sections: their titles, by their anchors in the address. */
const SECTIONS = {
  projeto: 'Projeto',
  situacao: 'Situação',
  resumo: 'Resumo',
  detalhes: 'Detalhes',
  desenho: 'Desenho',
  ficha: 'Ficha',
  comparacao: 'Antes e depois',
  fotografia: 'Fotografia',
  venda: 'Venda',
  downloads: 'Downloads',
  datas: 'Datas',
  equipe: 'Equipe',
}

interface FormSectionProps {
  id: keyof typeof SECTIONS
  hint?: ReactNode
  children: ReactNode
}

/** A panel of fields. On wide screens two fields of class `half` share a line. */
export const FormSection = ({ id, hint, children }: FormSectionProps) => (
  <section
    id={id}
    className={`stack content-start gap-100 surface outlined may-shrink ${styles.section}`}
    aria-labelledby={`${id}-title`}
  >
    <header className="stack">
      <h2 id={`${id}-title`}>{SECTIONS[id]}</h2>
      {hint && <p>{hint}</p>}
    </header>
    <div className={`stack align-start ${styles.fields}`}>{children}</div>
  </section>
)

/** Links to the form's sections, which one scrolls through on a narrow screen; two of them a switch unfolds. */
export function SectionNav({ form }: SectionProps) {
  const unfolded: Record<string, boolean> = {
    venda: form.useWatchValue('is_sale'),
    downloads: form.useWatchValue('is_download'),
  }
  return (
    <nav className={nav.nav} aria-label="Seções do projeto">
      {Object.entries(SECTIONS).map(
        ([id, title]) =>
          unfolded[id] !== false && (
            <Link key={id} to="." search hash={id} replace activeProps={{}}>
              {title}
            </Link>
          ),
      )}
    </nav>
  )
}
