import { Anchor, Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { dateTime, day } from '#time.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import { DRIVER_LABELS } from '../../order.ts'
import type { Order } from '../../orders-contract.ts'
import styles from './order.module.css'
import { useOrderStep } from './order-step.tsx'

/** The client that the buyer is, or the way to make them one, where somebody has bought. */
function ClientOfOrder({ id, client, demo, sandbox }: Pick<Order, 'id' | 'client' | 'demo' | 'sandbox'>) {
  const { mutate, isPending } = useOrderStep(id)
  const queries = useQueryClient()
  /** Whether it was made here: the link then takes the place of the button that was pressed, and its focus. */
  const [wasMade, setMade] = useState(false)
  const focus = useCallback((link: HTMLAnchorElement | null) => link?.focus(), [])
  if (client)
    return (
      <p className="break-anywhere">
        Cliente:{' '}
        <Anchor
          renderRoot={(props) => (
            <Link to="/dashboard/clients" search={{ id: client.id }} {...props} ref={wasMade ? focus : undefined} />
          )}
        >
          {client.name}
        </Anchor>
      </p>
    )
  if (demo || sandbox) return null
  return (
    <Button
      className="self-start"
      variant="default"
      size="compact-md"
      leftSection={<IconUserPlus size={18} aria-hidden />}
      loading={isPending}
      onClick={() =>
        mutate({
          work: async () => {
            const made = await api.sales.orders.makeClient({ id })
            setMade(true)
            void queries.invalidateQueries({ queryKey: query.clients.key() })
            return made
          },
          done: 'Quem comprou está em Clientes agora',
        })
      }
    >
      Criar cliente
    </Button>
  )
}

/** Who bought, how it was paid, and the link; what is empty is left out. */
export function OrderFacts({ order }: { order: Order }) {
  const follow = useFollow()
  const { driver, sandbox, paid_at, paid_on } = order
  const facts: [string, ReactNode][] = [
    ['Comprador', order.name],
    [
      'E-mail',
      <Anchor key="email" href={`mailto:${order.email}`}>
        {order.email}
      </Anchor>,
    ],
    ['Telefone', order.phone],
    ['CPF ou CNPJ', order.document],
    ['Pedido em', dateTime(order.created_at)],
    ['Pagamento', driver && `${DRIVER_LABELS[driver]}${sandbox ? ', sem cobrança' : ''}`],
    ['Pago em', paid_on ? day(paid_on) : paid_at && dateTime(paid_at)],
    ['Pago por', order.payer],
    ['Recusado por', order.failure],
    ['Vence em', order.paid_at ? '' : dateTime(order.expires_at)],
    ['Desistiu em', order.withdrawn_at && dateTime(order.withdrawn_at)],
    ['Devolvido em', order.refunded_at && dateTime(order.refunded_at)],
    ['Plano até', order.plan_until && day(order.plan_until)],
    ['Identificação do Pix', driver === 'pix' && <code key="txid">{order.txid}</code>],
    ['Código do pagamento', order.reference && <code key="reference">{order.reference}</code>],
    [
      'Downloads',
      order.paid_at &&
        (order.download_limit === null
          ? `${order.downloads}, sem limite`
          : `${order.downloads} de ${order.download_limit}`),
    ],
    ['Link', order.paid_at && (order.link_open ? 'Aberto' : 'Fechado')],
  ]
  return (
    <aside className={`stack content-start gap-125 may-shrink ${styles.facts}`} aria-label="Dados do pedido">
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt className="soft tiny">{name}</dt>
              <dd className="break-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <ClientOfOrder {...order} />
      <p>
        <Anchor
          renderRoot={(props) => (
            <Link to="/dashboard/create-edit-projects" search={{ id: order.project_id }} {...props} />
          )}
        >
          Abrir o projeto
        </Anchor>
      </p>
      <p>
        <Anchor href={order.path} target="_blank" rel="noreferrer">
          Abrir a página do comprador
        </Anchor>
      </p>
      {order.book && (
        <p>
          <Anchor href={order.book} onClick={follow}>
            Ver no Financeiro
          </Anchor>
        </p>
      )}
    </aside>
  )
}
