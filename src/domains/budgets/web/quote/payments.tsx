import { brl } from '#money.ts'
import { day } from '#time.ts'
import { PixCode } from '#ui/pix/pix-code.tsx'
import type { Quote } from '../../quote-contract.ts'
import styles from './screen.module.css'

type Installment = Quote['installments'][number]

interface PaymentsProps {
  /** As the document calls them, in their order. */
  names: readonly string[]
  installments: readonly Installment[]
}

/** The parcelas of an accepted quote: those that are open with their Pix. */
export function Payments({ names, installments }: PaymentsProps) {
  if (installments.length === 0) return null
  const next = installments.find(({ paid_on }) => paid_on === null)
  return (
    <section className={`not-printed ${styles.payments}`}>
      <h2>Pagamento</h2>
      <ol>
        {installments.map((installment) => (
          <li key={installment.number}>
            <h3 className="larger">
              {names[installment.number - 1] ?? `Parcela ${installment.number}`}: {brl(installment.amount)}
            </h3>
            <p className="soft">
              {installment.paid_on ? `Paga em ${day(installment.paid_on)}.` : `Vence em ${day(installment.due)}.`}
            </p>
            {installment.pix && (
              <details open={installment === next}>
                <summary>Pagar com Pix</summary>
                <PixCode {...installment.pix} />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
