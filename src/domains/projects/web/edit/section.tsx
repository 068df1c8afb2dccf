import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** What it is for. */
  hint?: ReactNode
  children: ReactNode
}

/** Fields that belong together, in a panel of their own. Where there is room, two of class `half` share a line. */
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
