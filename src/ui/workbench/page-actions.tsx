import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { createContext, type ReactNode, useState } from 'react'
import { LaterPopover } from './later/later-popover.tsx'
import styles from './page.module.css'

/** Whether an action is shown in the menu of a narrow screen, where each has a line and its name. */
export const InMenuContext = createContext(false)

/** The actions of a page beside its main one, behind one button. */
export function MoreActions({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const button = (
    <ActionIcon variant="default" size="lg" aria-label="Mais ações" onClick={() => setOpen(!isOpen)}>
      <IconDots size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
  return (
    <LaterPopover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      shadow="md"
      target={button}
      dropdown={{ className: styles.more ?? '', 'aria-label': 'Mais ações', onClick: () => setOpen(false) }}
    >
      <InMenuContext value={true}>{children}</InMenuContext>
    </LaterPopover>
  )
}
