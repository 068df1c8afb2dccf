import { useEffect, useRef } from 'react'
import { notifyLink } from '#ui/workbench/toasts.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { Notice } from '../contract.ts'
import { useReadNotices } from './use-notices.ts'

/**
 * Shows urgent notices that come while the page is open as toasts; following one marks it as read.
 * @param newest the first page of the notices; undefined until it is loaded
 */
export function useUrgentToasts(newest: readonly Notice[] | undefined) {
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
        note,
        path,
        onFollow: (event) => {
          readOne.mutate({ id })
          follow(event)
        },
      })
  }, [newest, readOne.mutate, follow])
}
