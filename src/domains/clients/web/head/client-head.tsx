import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useIsOn } from '#client/session/modules.ts'
import { useSession } from '#client/session/session.ts'
import { brl, toCents } from '#money.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Fact } from '#ui/parts/fact.tsx'
import shared from '#ui/workbench/figures.module.css'
import { RetryLine } from '#ui/workbench/retry-line.tsx'
import { timelineOf } from '../timeline/timeline.tsx'
import { useOrdersOf } from '../use-orders-of.ts'
import styles from './client-head.module.css'

/** What a client has agreed to, has paid and owes, of what the reader may see, and what happened last. */
export function ClientHead({ id }: { id: number }) {
  const { admin } = useSession()
  const hasQuotes = useIsOn()({ module: 'budgets' })
  const sums = useQuery(query.budgets.ofClient.queryOptions({ input: { id }, enabled: hasQuotes }))
  const orders = useOrdersOf(id).data?.data
  const timeline = useInfiniteQuery(timelineOf(id)).data?.pages[0]?.data
  const { billed, paid, open, overdue } = sums.data?.data ?? {}
  const last = timeline?.[0]
  return (
    <section aria-label="Resumo do cliente" className="stack gap-50">
      <RetryLine query={sums} />
      <dl className={`cluster clipped tabular outlined ${shared.figures} ${styles.figures}`}>
        {hasQuotes && (
          <>
            <Fact label="Contratado">
              <Amount reais={billed} />
            </Fact>
            <Fact label="Pago">
              <Amount reais={paid} />
            </Fact>
            <Fact label="Em aberto">
              <Amount reais={open} />
            </Fact>
            <Fact label="Vencido">
              <Amount reais={overdue} isLate />
            </Fact>
          </>
        )}
        {orders && orders.count > 0 && (
          <Fact label="Compras no site">
            <Amount reais={orders.paid} />
            <small className="soft">{plural(orders.count, 'pedido pago', 'pedidos pagos')}</small>
          </Fact>
        )}
        <Fact label="Último contato">
          <strong>{timeline ? (last ? day(last.at) : 'Nenhum') : '…'}</strong>
          {last && <small className="soft break-anywhere">{last.title}</small>}
        </Fact>
      </dl>
      {hasQuotes && (
        <p className="soft tiny">
          {admin
            ? 'Pelas parcelas dos orçamentos aceitos.'
            : 'Pelas parcelas dos seus orçamentos aceitos: os de outras pessoas não entram.'}
        </p>
      )}
    </section>
  )
}

/** '…' while it is not known. */
const Amount = ({ reais, isLate = false }: { reais: number | undefined; isLate?: boolean }) => (
  <strong className="break-anywhere" data-late={(isLate && Boolean(reais)) || undefined}>
    {reais === undefined ? '…' : brl(toCents(reais))}
  </strong>
)
