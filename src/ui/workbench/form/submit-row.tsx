import { Button, Group } from '@mantine/core'

interface SubmitRowProps {
  /** Label of the button that submits the form, a verb. */
  submit: string
  /** Whether it is being sent. */
  isPending: boolean
  onCancel: () => void
}

/** The buttons at the end of a small dialog's form. */
export const SubmitRow = ({ submit, isPending, onCancel }: SubmitRowProps) => (
  <Group justify="flex-end">
    <Button variant="default" onClick={onCancel}>
      Cancelar
    </Button>
    <Button type="submit" loading={isPending}>
      {submit}
    </Button>
  </Group>
)
