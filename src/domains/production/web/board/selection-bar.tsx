import { Button } from '@mantine/core'
import { plural } from '#ui/formats.ts'
import styles from './selection-bar.module.css'

interface SelectionBarProps {
  count: number
  onMove: () => void
  onClear: () => void
}

/** The bar above the board while cards are selected. */
export const SelectionBar = ({ count, onMove, onClear }: SelectionBarProps) => (
  <div role="status">
    {count > 0 && (
      <div className={styles.bar}>
        <p>{plural(count, 'selecionado', 'selecionados')}</p>
        <Button variant="default" size="compact-sm" onClick={onMove}>
          Mover para…
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          Limpar a seleção
        </Button>
      </div>
    )}
  </div>
)
