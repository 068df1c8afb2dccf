import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { useSession } from '#client/session/session.ts'

/** What a client has bought, which the admin alone sees; `id` is undefined for a new client. */
export function useOrdersOf(id: number | undefined) {
  const { admin } = useSession()
  const isOn = useIsOn()
  const enabled = id !== undefined && admin && isOn({ module: 'sales' })
  return useQuery(query.sales.orders.ofClient.queryOptions({ input: { id: id ?? 0 }, enabled }))
}
