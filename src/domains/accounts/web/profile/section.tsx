import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A section of the profile: title and hint on the left, form on the right. */
export function Section({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
