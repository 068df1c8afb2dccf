import { ActionIcon, type ActionIconProps, Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useContext } from 'react'
import { LaterTooltip } from './later/later-tooltip.tsx'
import { InMenuContext } from './page-actions.tsx'

interface IconActionProps extends Pick<ActionIconProps, 'c' | 'disabled'> {
  /** Its name and its tooltip. */
  label: string
  icon: Icon
  /** Whether it opens a dialog. */
  opens?: boolean
  onClick: () => void
}

/** A button of the top bar that is an icon only; in the menu of a narrow screen it has its name too. */
export function IconAction({ label, icon: Pictogram, opens, ...button }: IconActionProps) {
  const isInMenu = useContext(InMenuContext)
  const icon = <Pictogram size={20} stroke={1.7} aria-hidden />
  const haspopup = opens ? 'dialog' : undefined
  if (isInMenu)
    return (
      <Button variant="default" leftSection={icon} aria-haspopup={haspopup} {...button}>
        {label}
      </Button>
    )
  return (
    <LaterTooltip label={label}>
      <ActionIcon variant="default" size="lg" aria-label={label} aria-haspopup={haspopup} {...button}>
        {icon}
      </ActionIcon>
    </LaterTooltip>
  )
}
