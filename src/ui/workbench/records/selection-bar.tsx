import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { plural } from '../../formats.ts'
import { MAIN_ID } from '../frame-context.ts'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  /** Number of selected records; for none there is no bar. */
  count: number
  /** Selects all; absent where all are selected, or where that is not offered. */
  onAll?: (() => void) | undefined
  onClear: () => void
  /** Whether it stays at the bottom of the window while the list is scrolled; it then comes after the list. */
  floats?: boolean
  /** The buttons for what can be done with the selection. */
  children: ReactNode
}

/** The bar with the actions of the selected records. */
export function SelectionBar({ count, onAll, onClear, floats, children }: SelectionBarProps) {
  const before = useRef(0)

  useEffect(() => {
    // The bar has gone, and the focus with it.
    if (before.current > 0 && count === 0 && document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    before.current = count
  }, [count])

  return (
    <div role="status" className={styles.place} data-floats={(floats && count > 0) || undefined}>
      {count > 0 && (
        <div className={`row cluster gap-50 wash outlined ${styles.bar}`}>
          <p>{plural(count, 'selecionado', 'selecionados')}</p>
          {children}
          {onAll && (
            <Button variant="subtle" size="compact-sm" onClick={onAll}>
              Selecionar todos
            </Button>
          )}
          <ActionIcon variant="subtle" color="gray" aria-label="Limpar a seleção" onClick={onClear}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}
