import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** A group of fields in columns. A field with `data-wide` takes a whole line. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={`may-shrink no-padding no-border ${styles.group}`}>
    <legend className="below-75 strong no-padding">{legend}</legend>
    <div className="stack align-start gap-100">{children}</div>
  </fieldset>
)
