import { Alert } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import { LinkButton } from '#ui/workbench/link-button.tsx'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import { EVENT_LABELS, orderNumber } from '../../order.ts'
import type { Order, OrderEvent } from '../../orders-contract.ts'
import { saleWords } from '../../words.ts'
import { Lines } from '../parts/lines.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { OrderActions } from './actions.tsx'
import { OrderFacts } from './facts.tsx'
import styles from './order.module.css'
import { NfseForm } from './order-step.tsx'

/** One order: what was bought by whom, what can be done with it, and its history. */
export function OrderScreen({ id }: { id: number }) {
  const item = useQuery(query.sales.orders.item.queryOptions({ input: { id } }))
  return (
    <WorkbenchPage title={`Pedido ${orderNumber(id)}`} parent={{ to: '/dashboard/orders', label: saleWords.orders }}>
      <QueryView
        query={item}
        data={item.data?.data}
        failed="O pedido não veio"
        loading={<LoadingRows rows={5} height={60} label="Carregando o pedido…" />}
        missing={<MissingOrder />}
      >
        {(order) => <OrderView order={order} />}
      </QueryView>
    </WorkbenchPage>
  )
}

const OrderView = ({ order }: { order: Order }) => (
  <div className={`stack may-shrink ${styles.order}`}>
    <section className="stack content-start gap-125 may-shrink" aria-labelledby="order-title">
      <header className="cluster align-baseline gap-50-100">
        <h2 id="order-title">{order.title}</h2>
        <StateBadge state={order.state} />
      </header>
      <Lines lines={order.lines} total={order.total} />
      {order.withdrawn_at && order.state === 'paid' && (
        <Alert color="yellow" variant="light" icon={<IconArrowBackUp size={20} aria-hidden />}>
          Quem comprou desistiu em {dateTime(order.withdrawn_at)}, e o link está fechado.{' '}
          {order.driver === 'pix' ? 'Devolva o Pix no banco e registre em Devolver.' : 'Devolva o valor em Devolver.'}
        </Alert>
      )}
      <OrderActions order={order} />
      {order.paid_at && <NfseForm key={order.nfse} id={order.id} nfse={order.nfse} />}
      <EventList events={order.events} />
    </section>
    <OrderFacts order={order} />
  </div>
)

/** What happened to an order, the newest first. */
const EventList = ({ events }: { events: readonly OrderEvent[] }) => (
  <div>
    <h3>Histórico</h3>
    <ol className={`bare-list ${styles.events}`}>
      {events.toReversed().map(({ id, kind, at, by, note }) => (
        <li className="break-anywhere line-above" key={id}>
          {EVENT_LABELS[kind]}{' '}
          <span className="soft tiny">
            em{' '}
            <time className="tabular" dateTime={at}>
              {dateTime(at)}
            </time>
            {by && ` · ${by}`}
          </span>
          {note && <p className={`pre-line ${styles.note}`}>{note}</p>}
        </li>
      ))}
    </ol>
  </div>
)

const MissingOrder = () => (
  <EmptyState
    title="Este pedido não existe"
    action={
      <LinkButton to="/dashboard/orders" variant="default">
        Ver todos os pedidos
      </LinkButton>
    }
  >
    O endereço mudou, ou veio cortado.
  </EmptyState>
)
