import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'

export interface Question {
  title: string
  /** What happens, and whether it can be undone. */
  text: string
  /** Label of the button, a verb: 'Excluir'. */
  confirm: string
  /** Whether data is lost; makes the button red. */
  danger?: boolean
}

/** Asks for confirmation in a dialog. False if it is closed in any other way than by the button. */
export function confirmAction({ title, text, confirm, danger = false }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: <Text>{text}</Text>,
      labels: { confirm, cancel: 'Cancelar' },
      confirmProps: danger ? { color: 'red' } : {},
      onConfirm: () => resolve(true),
      // Always called, after onConfirm if that is called.
      onClose: () => resolve(false),
    })
  })
}
