import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** Fields that belong together, in as many columns as there is room for. What bears `data-wide` takes a whole line. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    <div>{children}</div>
  </fieldset>
)
