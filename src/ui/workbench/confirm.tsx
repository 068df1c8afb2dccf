import { Button, Group, Text } from '@mantine/core'
import { ask } from './questions.ts'

export interface Confirmation {
  title: string
  /** What happens, and whether it can be undone. */
  text: string
  /** Label of the button, a verb: 'Excluir'. */
  confirm: string
  /** Whether data is lost; makes the button red. */
  danger?: boolean
}

/** Asks for confirmation in a dialog. False if it is closed in any other way than by the button. */
export async function confirmAction({ title, text, confirm, danger = false }: Confirmation): Promise<boolean> {
  const isConfirmed = await ask<boolean>({
    title,
    content: (answer) => (
      <>
        <Text mb="md">{text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => answer(false)}>
            Cancelar
          </Button>
          <Button {...(danger ? { color: 'red' } : { 'data-autofocus': true })} onClick={() => answer(true)}>
            {confirm}
          </Button>
        </Group>
      </>
    ),
  })
  return isConfirmed ?? false
}
