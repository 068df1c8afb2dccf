import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fileSize } from '#file-size.ts'
import { COURSES, drawCourses } from '#pictures/courses.ts'
import { dateTime, day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Brand } from '#ui/public/brand.tsx'
import { orderNumber } from '../../order.ts'
import type { BoughtOrder } from '../../sale-schemas.ts'
import { Lines } from '../parts/lines.tsx'
import styles from './receipt.module.css'

interface ReceiptProps {
  purchase: NonNullable<BoughtOrder['purchase']>
  /** Whether link and receipt were e-mailed. */
  hasMail: boolean
}

/**
 * The receipt, a technical sheet with its title block: what was paid for, and beside it a piece that is printed as far as
 * the purchase has come. Read from the bed up, as a machine prints.
 */
export function Receipt({ purchase, hasMail }: ReceiptProps) {
  const { company } = useLoaderData({ from: '__root__' })
  const { user, paid_at, email, sandbox, lines, total } = purchase
  const steps = stepsOf(purchase, hasMail)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className={`surface outlined ${styles.sheet}`} aria-labelledby="recibo">
      <div className={styles.frame}>
        <ol className={`stack bare-list ${styles.steps}`} aria-label="Até onde a compra chegou">
          <Courses seed={`pedido-${user}`} done={done / steps.length} />
          {steps.map(({ title, text, isDone }) => (
            <li key={title} className="may-shrink" data-done={isDone || undefined}>
              <p className={styles.step}>{title}</p>
              <p className="small lines-145">{text}</p>
            </li>
          ))}
        </ol>
        <div className={`may-shrink ${styles.paid}`}>
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
          <dl className={styles.facts}>
            <Cell name="Pedido" className={styles.number}>
              {orderNumber(user)}
            </Cell>
            <Cell name="Pago em">
              <time dateTime={paid_at}>{dateTime(paid_at)}</time>
            </Cell>
            <Cell name="Quem comprou">{email}</Cell>
            <Cell name="Quem recebeu">
              {[company.legalName || company.name, company.cnpj && `CNPJ ${company.cnpj}`].filter(Boolean).join(', ')}
            </Cell>
          </dl>
        </div>
      </div>
    </section>
  )
}

const Cell = ({ name, className, children }: { name: string; className?: string | undefined; children: ReactNode }) => (
  <div className={`may-shrink ${className}`}>
    <dt className="soft tiny">{name}</dt>
    <dd className="strong break-anywhere tabular">{children}</dd>
  </div>
)

/** The steps of a purchase, the first one first. */
function stepsOf({ paid_at, open, left, file, withdraw_until }: ReceiptProps['purchase'], hasMail: boolean) {
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

/** The piece, with a line at each step. */
function Courses({ seed, done }: { seed: string; done: number }) {
  const { x, y, width, height } = COURSES
  return (
    <li className={styles.art} aria-hidden="true">
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {drawCourses(seed, done).map(({ d, state }) => (
          <path key={d} d={d} className={styles[state]} />
        ))}
      </svg>
    </li>
  )
}
