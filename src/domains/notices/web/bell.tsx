import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { plural } from '#ui/formats.ts'
import styles from './bell.module.css'
import { NoticeList } from './notice-list.tsx'
import { useNotices } from './use-notices.ts'
import { useUrgentToasts } from './use-urgent-toasts.ts'

/** Width of the list; on a phone nearly that of the window. */
const WIDTH = 'min(24rem, 100vw - 1rem)'

/** The bell in the top bar with the number of unread notices; opens the list of notices. */
export function Bell() {
  const [isOpen, setOpen] = useState(false)
  const notices = useNotices()
  useUrgentToasts(notices.data?.pages[0]?.data)
  const unread = notices.data?.pages[0]?.unread ?? 0
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={WIDTH} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={styles.bell}
          variant="default"
          size="2.25rem"
          onClick={() => setOpen(!isOpen)}
          aria-label={unread === 0 ? 'Avisos' : `Avisos: ${plural(unread, 'não lido', 'não lidos')}`}
        >
          <IconBell size={18} stroke={1.7} aria-hidden />
          {unread > 0 && (
            <b className={styles.unread} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </b>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown}>
        <NoticeList notices={notices} unread={unread} onClose={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
