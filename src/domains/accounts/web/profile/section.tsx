import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

/** A part of the profile: what it is at the left, what one does at the right. */
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
