import { ActionIcon, Modal } from '@mantine/core'
import { IconArrowLeft, IconX } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import styles from './panel.module.css'
import { TASK_PANEL_ID } from './panel-id.ts'

interface PanelFrameProps {
  label: string
  isPhone: boolean
  panel: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** What is beside a board, which goes on being used; on a phone it fills the screen. */
export const PanelFrame = ({ label, isPhone, panel, onClose, children }: PanelFrameProps) =>
  isPhone ? (
    <Modal.Root opened onClose={onClose} fullScreen transitionProps={{ duration: 0 }}>
      <Modal.Content aria-label={label} className={styles.phone} data-beside>
        {children}
      </Modal.Content>
    </Modal.Root>
  ) : (
    <aside
      ref={panel}
      id={TASK_PANEL_ID}
      data-task-panel
      data-beside
      tabIndex={-1}
      aria-label={label}
      className={`column surface ${styles.panel}`}
    >
      {children}
    </aside>
  )

export const CloseButton = ({ isPhone, onClose }: { isPhone: boolean; onClose: () => void }) => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Fechar" onClick={onClose}>
    {isPhone ? <IconArrowLeft size={20} aria-hidden /> : <IconX size={18} aria-hidden />}
  </ActionIcon>
)
