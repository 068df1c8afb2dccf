import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

interface IconActionProps extends Pick<ActionIconProps, 'c' | 'disabled'> {
  /** Its name and its tooltip. */
  label: string
  icon: Icon
  /** Whether it opens a dialog. */
  opens?: boolean
  onClick: () => void
}

/** A button of the top bar that is an icon only. */
export const IconAction = ({ label, icon: Pictogram, opens, ...button }: IconActionProps) => (
  <Tooltip label={label}>
    <ActionIcon variant="default" size={36} aria-label={label} aria-haspopup={opens ? 'dialog' : undefined} {...button}>
      <Pictogram size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  </Tooltip>
)
