import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** A panel of fields. On wide screens two fields of class `half` share a line. */
export function FormSection({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {hint && <p>{hint}</p>}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
