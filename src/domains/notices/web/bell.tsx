import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { answerWords } from '#client/interface/answer-words.ts'
import { sayNow } from '#client/interface/say.ts'
import { plural } from '#ui/formats.ts'
import { LaterPopover } from '#ui/workbench/later/later-popover.tsx'
import { notifyLink } from '#ui/workbench/toasts.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { Notice } from '../contract.ts'
import styles from './bell.module.css'
import { NoticeList } from './notice-list.tsx'
import { useNotices, useReadNotices } from './use-notices.ts'

/** Width of the list; on a phone nearly that of the window. */
const WIDTH = 'min(24rem, 100vw - 1rem)'

/** The bell in the top bar with the number of unread notices; opens the list of notices. */
export function Bell() {
  const [isOpen, setOpen] = useState(false)
  const notices = useNotices()
  useUrgentToasts(notices.data?.pages[0]?.data)
  const unread = notices.data?.pages[0]?.unread ?? 0
  const button = (
    <ActionIcon
      className={styles.bell}
      variant="default"
      size="lg"
      onClick={() => setOpen(!isOpen)}
      aria-label={unread === 0 ? 'Avisos' : `Avisos: ${plural(unread, 'não lido', 'não lidos')}`}
    >
      <IconBell size={18} stroke={1.7} aria-hidden />
      {unread > 0 && (
        <b className={`on-fill text-center accent-fill pill ${styles.unread}`} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </b>
      )}
    </ActionIcon>
  )
  return (
    <LaterPopover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={WIDTH}
      shadow="md"
      target={button}
      dropdown={{ className: styles.dropdown ?? '' }}
    >
      <NoticeList notices={notices} unread={unread} onClose={() => setOpen(false)} />
    </LaterPopover>
  )
}

/**
 * Shows urgent notices that come while the page is open as toasts; following one marks it as read.
 * @param newest the first page of the notices; undefined until it is loaded
 */
function useUrgentToasts(newest: readonly Notice[] | undefined) {
  const shownUpTo = useRef<number>(undefined)
  const { readOne } = useReadNotices()
  const follow = useFollow()
  useEffect(() => {
    if (!newest) return
    const last = shownUpTo.current
    shownUpTo.current = Math.max(last ?? 0, ...newest.map(({ id }) => id))
    if (last === undefined) return
    for (const { id, title, note, path } of newest.filter((one) => one.id > last && one.urgent && !one.read))
      notifyLink({
        text: title,
        note: sayNow(answerWords(note)),
        path,
        onFollow: (event) => {
          readOne.mutate({ id })
          follow(event)
        },
      })
  }, [newest, readOne.mutate, follow])
}
