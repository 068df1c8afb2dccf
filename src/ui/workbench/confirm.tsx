import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'

interface Question {
  title: string
  /** What happens, and whether it can be undone. */
  text: string
  /** The button that does it, as a verb: 'Excluir'. */
  confirm: string
  /** Whether something is lost by it. */
  danger?: boolean
}

/** Asks before something happens. True where the person agreed; closing the dialog in any way is a no. */
export function confirmAction({ title, text, confirm, danger = false }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: <Text>{text}</Text>,
      labels: { confirm, cancel: 'Cancelar' },
      confirmProps: danger ? { color: 'red' } : {},
      onConfirm: () => resolve(true),
      // Called for every way out, after onConfirm where there was one.
      onClose: () => resolve(false),
    })
  })
}
