import { Button, Group } from '@mantine/core'
import styles from './dialog-buttons.module.css'

interface DialogButtonsProps {
  /** The button that submits, as a verb. */
  confirm: string
  /** Whether it takes something away. */
  danger?: boolean
  /** Whether it has the focus at first. */
  focusesConfirm?: boolean
  saving?: boolean
  /** The button that removes the record, at the left. */
  remove?: { label: string; onClick: () => void } | undefined
  onCancel: () => void
}

/** The end of a form in a dialog, in sight while the form is scrolled. */
export const DialogButtons = ({
  confirm,
  danger = false,
  focusesConfirm = false,
  saving = false,
  remove,
  onCancel,
}: DialogButtonsProps) => (
  <Group justify="space-between" className={styles.buttons}>
    {remove && (
      <Button variant="subtle" color="red" disabled={saving} onClick={remove.onClick}>
        {remove.label}
      </Button>
    )}
    <Group ms="auto">
      <Button variant="default" onClick={onCancel}>
        Cancelar
      </Button>
      <Button
        type="submit"
        {...(danger && { color: 'red' })}
        loading={saving}
        data-autofocus={focusesConfirm || undefined}
      >
        {confirm}
      </Button>
    </Group>
  </Group>
)
