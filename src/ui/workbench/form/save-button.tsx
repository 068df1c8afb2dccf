import { Button, type ButtonProps } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'

interface SaveButtonProps extends Pick<ButtonProps, 'className' | 'disabled' | 'children'> {
  /** The id of the form that it submits; undefined inside that form. */
  form?: string
  saving: boolean
}

/** Submits the form of the screen, as Ctrl+S does. */
export const SaveButton = ({ saving, children = 'Salvar', ...button }: SaveButtonProps) => (
  <Button
    type="submit"
    loading={saving}
    leftSection={<IconDeviceFloppy size={18} aria-hidden />}
    aria-keyshortcuts="Control+S"
    {...button}
  >
    {children}
  </Button>
)
