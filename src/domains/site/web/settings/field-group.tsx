import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** A group of fields in columns. A field with `data-wide` takes a whole line. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <div>{children}</div>
  </fieldset>
)
