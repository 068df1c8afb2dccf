import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import styles from './column.module.css'

interface LimitFormProps {
  /** The column's limit; undefined for none. */
  limit: number | undefined
  onClose: () => void
  /** Called with a limit that is another. */
  onLimit: (limit: number | undefined) => void
}

/** The form of a column's WIP limit. */
export function LimitForm({ limit, onClose, onLimit }: LimitFormProps) {
  const [typed, setTyped] = useState<number | string>(limit ?? '')
  return (
    <form
      className={`stack gap-75 ${styles.limitForm}`}
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
        const next = typeof typed === 'number' && typed >= 1 ? Math.min(999, Math.round(typed)) : undefined
        if (next !== limit) onLimit(next)
      }}
    >
      <NumberInput
        label="Tarefas no máximo"
        description="Só avisa, nada é recusado. Vazio: sem limite."
        min={1}
        max={999}
        allowDecimal={false}
        allowNegative={false}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" size="compact-md">
        Guardar
      </Button>
    </form>
  )
}
