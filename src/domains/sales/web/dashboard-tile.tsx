import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useSession } from '#client/session/session.ts'
import { nowMs } from '#clock.ts'
import { dayOf, firstOfMonth } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Tile } from '#ui/workbench/tile.tsx'
import { saleWords } from '../words.ts'

/** The month's orders; for the admin alone, who sees them. */
export default function OrdersTile() {
  const { admin } = useSession()
  const today = dayOf(nowMs())
  const counts = useQuery(
    query.sales.orders.counts.queryOptions({ input: { from: firstOfMonth(today), to: today }, enabled: admin }),
  )
  const data = counts.data?.data
  if (!admin) return null
  return (
    <Tile
      title={saleWords.orders}
      to="/dashboard/orders"
      answer={counts}
      figure={data?.placed}
      note={data && `neste mês, ${plural(data.paid, 'pago', 'pagos')}`}
    />
  )
}
