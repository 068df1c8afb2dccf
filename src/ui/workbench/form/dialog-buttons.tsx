import { Button, type ButtonProps, Group } from '@mantine/core'

interface DialogButtonsProps extends Pick<ButtonProps, 'color' | 'mt'> {
  /** The button that submits, as a verb. */
  confirm: string
  saving?: boolean
  onCancel: () => void
}

/** The end of a form in a dialog. */
export const DialogButtons = ({ confirm, saving = false, onCancel, color, mt }: DialogButtonsProps) => (
  <Group justify="flex-end" mt={mt}>
    <Button variant="default" onClick={onCancel}>
      Cancelar
    </Button>
    <Button type="submit" color={color} loading={saving}>
      {confirm}
    </Button>
  </Group>
)
