import { dateTime } from '#time.ts'
import type { OrderEvent } from '../../orders-contract.ts'
import styles from './order.module.css'

const TEXTS: Readonly<Record<string, string>> = {
  created: 'Pedido feito',
  changed: 'Pedido mudado por quem compra',
  begun: 'Pagamento começado',
  paid: 'Pagamento confirmado',
  failed: 'Pagamento recusado',
  expired: 'Vencido sem pagamento',
  refunded: 'Devolvido',
  downloaded: 'Arquivo baixado',
  link: 'Link de download mudado',
  resent: 'Recibo enviado de novo',
  nfse: 'Número da NFS-e guardado',
}

/** What happened to an order, the newest first. */
export const EventList = ({ events }: { events: readonly OrderEvent[] }) => (
  <div>
    <h3>Histórico</h3>
    <ol className={styles.events}>
      {events.toReversed().map(({ id, kind, at, by, note }) => (
        <li key={id}>
          {TEXTS[kind] ?? kind}{' '}
          <span className={styles.soft}>
            em <time dateTime={at}>{dateTime(at)}</time>
            {by && ` · ${by}`}
          </span>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  </div>
)
