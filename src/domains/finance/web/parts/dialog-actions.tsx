import { Button, Group } from '@mantine/core'

interface DialogActionsProps {
  /** The button that removes the record, at the left; absent for a new one, and where it may not be removed. */
  remove?: { label: string; onClick: () => void; disabled: boolean } | undefined
  onCancel: () => void
  /** Label of the button that saves. */
  submit?: string
  saving: boolean
}

/** The buttons below the form of a dialog. */
export const DialogActions = ({ remove, onCancel, submit = 'Salvar', saving }: DialogActionsProps) => (
  <Group justify="space-between" mt="xs">
    {remove && (
      <Button variant="subtle" color="red" disabled={remove.disabled} onClick={remove.onClick}>
        {remove.label}
      </Button>
    )}
    <Group gap="sm" ms="auto">
      <Button variant="default" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" loading={saving}>
        {submit}
      </Button>
    </Group>
  </Group>
)
