import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** Of the section in the page's address, e.g. 'avisos' for /dashboard/profile#avisos. */
  id?: string
  title: string
  hint: string
  children: ReactNode
}

/** A part of the profile: what it is at the left, what one does at the right. */
export function Section({ id, title, hint, children }: SectionProps) {
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // The browser and the router look for it before the profile is loaded.
  useEffect(() => {
    if (id !== undefined && hash === id) section.current?.scrollIntoView()
  }, [id, hash])
  return (
    <section ref={section} id={id} className={`stack pad-200 line-above ${styles.section}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <p>{hint}</p>
      </header>
      <div className="stack content-start gap-150 may-shrink">{children}</div>
    </section>
  )
}
