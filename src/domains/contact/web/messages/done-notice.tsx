import { Button, CloseButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import styles from './done-notice.module.css'
import type { Done } from './use-mailbox.ts'

/** The last action, with its undo. Unlike a toast it stays until another message is opened, so that keyboard users can reach it. */
export function DoneNotice({ done, onClose }: { done: Done | undefined; onClose: () => void }) {
  return (
    <div role="status">
      {done && (
        <div className={styles.done}>
          <IconCheck size={18} stroke={2} aria-hidden />
          <p>{done.text}</p>
          {done.undo && (
            <Button variant="subtle" size="compact-sm" onClick={done.undo}>
              Desfazer
            </Button>
          )}
          <CloseButton size="sm" aria-label="Dispensar o aviso" onClick={onClose} />
        </div>
      )}
    </div>
  )
}
