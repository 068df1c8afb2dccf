import { useQuery } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { plural } from '#ui/formats.ts'
import { POLL } from './use-messages.ts'

/** How many unread messages the inbox holds, for the navigation; undefined until known, and for anyone but the admin. */
export function useUnreadCount({ admin }: { admin: boolean }): number | undefined {
  const { data } = useQuery(query.contact.unread.queryOptions({ enabled: admin, refetchInterval: POLL }))
  return admin ? data?.data.unread : undefined
}

/** The unread messages, as the navigation shows them. */
export function useWaitingMessages(who: { admin: boolean }) {
  const count = useUnreadCount(who)
  return count ? { count, label: plural(count, 'mensagem não lida', 'mensagens não lidas') } : undefined
}
