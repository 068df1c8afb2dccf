import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fileSize } from '#file-size.ts'
import { dateTime, day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Brand } from '#ui/public/brand.tsx'
import { orderNumber } from '../../order.ts'
import type { BoughtOrder } from '../../sale-schemas.ts'
import { Lines } from '../parts/lines.tsx'
import { type Step, Steps } from '../parts/steps.tsx'
import styles from './receipt.module.css'

interface ReceiptProps {
  /** Determines the form of the piece. */
  token_sale: string
  purchase: NonNullable<BoughtOrder['purchase']>
  /** Whether link and receipt were e-mailed. */
  hasMail: boolean
}

/**
 * The receipt, a technical sheet with its title block: what was paid for, and beside it a piece that is printed as far as
 * the purchase has come. Read from the bed up, as a machine prints.
 */
export function Receipt({ token_sale, purchase, hasMail }: ReceiptProps) {
  const { company } = useLoaderData({ from: '__root__' })
  const { user, paid_at, buyer, email, sandbox, lines, total } = purchase
  const steps = stepsOf(purchase, hasMail)
  return (
    <section className={`surface outlined ${styles.sheet}`} aria-labelledby="recibo">
      <div className={styles.frame}>
        <Steps seed={token_sale} steps={steps} label="Até onde a compra chegou" className={styles.steps} />
        <div className={`column may-shrink ${styles.paid}`}>
          <h2 className="subheading untracked below-75" id="recibo">
            Recibo do pedido {orderNumber(user)}
          </h2>
          <Lines lines={lines} total={total} />
          <p className="soft small above-100">
            Este recibo não é nota fiscal.{sandbox && ' Foi um pagamento de teste: nada foi cobrado.'}
          </p>
        </div>
        <div className={`small ${styles.block}`}>
          <div className={styles.firm}>
            <Brand name={company.name} />
          </div>
          <dl className={`stack ${styles.facts}`}>
            <Cell name="Pedido" className={styles.number}>
              {orderNumber(user)}
            </Cell>
            <Cell name="Pago em">
              <time dateTime={paid_at}>{dateTime(paid_at)}</time>
            </Cell>
            <Cell name="Quem comprou">
              {buyer}
              <span className="block">{email}</span>
            </Cell>
            <Cell name="Quem recebeu">
              {[company.legalName || company.name, company.cnpj && `CNPJ\u00a0${company.cnpj}`]
                .filter(Boolean)
                .join(', ')}
            </Cell>
          </dl>
        </div>
      </div>
    </section>
  )
}

const Cell = ({
  name,
  className = '',
  children,
}: {
  name: string
  className?: string | undefined
  children: ReactNode
}) => (
  <div className={`may-shrink ${className}`}>
    <dt className="soft tiny">{name}</dt>
    <dd className="strong break-anywhere tabular">{children}</dd>
  </div>
)

/** The steps of a purchase, the first one first. */
function stepsOf({ paid_at, open, left, file, withdraw_until }: ReceiptProps['purchase'], hasMail: boolean): Step[] {
  const kept = withdraw_until === null
  return [
    { title: 'Pago', text: dateTime(paid_at), isDone: true },
    { title: 'Anotado', text: hasMail ? 'Recibo e link também por e-mail.' : 'Esta folha é o recibo.', isDone: true },
    {
      title: 'Na mão',
      text: open
        ? `${file.name}, ${fileSize(file.size)}${left === null ? '' : `. ${plural(left, 'download restante', 'downloads restantes')}`}.`
        : `${file.name}. O link está fechado.`,
      isDone: kept || left === 0,
    },
    {
      title: 'Seu',
      text: kept ? 'O prazo para desistir passou.' : `Até ${day(withdraw_until)} ainda dá para desistir.`,
      isDone: kept,
    },
  ]
}
