import { useId } from 'react'
import { SCHEME_NAMES, useScheme } from '../scheme.ts'
import { SCHEME_ICONS, SchemeChoice } from './scheme-choice.tsx'
import styles from './scheme-menu.module.css'

/** A button that opens the choice of the colour scheme. In narrow windows the choice is in the menu instead. */
export function SchemeMenu() {
  const [scheme] = useScheme()
  const id = useId()
  const Icon = SCHEME_ICONS[scheme]
  return (
    <div className={styles.holder}>
      <button
        type="button"
        className={`soft place-center pointer no-background no-border rounded ${styles.button}`}
        popoverTarget={id}
        title={`Aparência: ${SCHEME_NAMES[scheme]}`}
      >
        <Icon />
        <span className="hidden">Aparência</span>
      </button>
      <div id={id} popover="auto" className={`no-padding no-background no-border pill ${styles.menu}`}>
        <SchemeChoice />
      </div>
    </div>
  )
}
