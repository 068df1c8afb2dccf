import type { ReactNode } from 'react'
import styles from './section.module.css'
import type { SectionId } from './section-nav.tsx'

interface SectionProps {
  /** Its anchor in the address. */
  id: SectionId
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A panel of fields. On wide screens two fields of class `half` share a line. */
export function FormSection({ id, title, hint, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {hint && <p>{hint}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
