import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { plural } from '#ui/formats.ts'
import { POLL_MS } from './use-messages.ts'

/** Unread messages in the inbox; undefined while loading, and for anyone but the admin. */
export function useUnreadCount({ admin }: { admin: boolean }): number | undefined {
  const { data } = useQuery(query.contact.unread.queryOptions({ enabled: admin, refetchInterval: POLL_MS }))
  return admin ? data?.data.unread : undefined
}

/** The count that the navigation shows; undefined for none. */
export function useWaitingMessages(who: { admin: boolean }) {
  const count = useUnreadCount(who)
  return count ? { count, label: plural(count, 'mensagem não lida', 'mensagens não lidas') } : undefined
}
