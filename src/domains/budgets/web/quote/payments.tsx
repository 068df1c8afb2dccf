import { mailAddress } from '#contact-methods.ts'
import { brl } from '#money.ts'
import { day } from '#time.ts'
import { PixCode } from '#ui/pix/pix-code.tsx'
import { restText } from '../../budget.ts'
import type { QuoteDocument } from '../../document.ts'
import type { Quote } from '../../quote-contract.ts'
import styles from './payments.module.css'

type Installment = Quote['installments'][number]

interface PaymentsProps {
  /** As the document calls them, in their order. */
  names: readonly string[]
  installments: readonly Installment[]
  /** The firm, whom one asks how to pay where it has no Pix key. */
  company: QuoteDocument['company']
}

/** The parcelas of an accepted quote: those that are open with their Pix. */
export function Payments({ names, installments, company }: PaymentsProps) {
  if (installments.length === 0) return null
  const next = installments.find(({ paid_on }) => paid_on === null)
  return (
    <section className={`not-printed ${styles.payments}`} id="pagamento">
      <h2>Pagamento</h2>
      <ol className="bare-list">
        {installments.map((installment) => (
          <li key={`${installment.number} ${installment.part}`} className="line-below">
            <h3 className="larger">
              {names[installment.number - 1] ?? `Parcela ${installment.number}`}
              {restText(installment.part)}: {brl(installment.amount)}
            </h3>
            <p className="soft">
              {installment.paid_on
                ? `Paga em ${day(installment.paid_on)}.`
                : `${installment.today && !installment.today.until ? 'Venceu' : 'Vence'} em ${day(installment.due)}.`}
            </p>
            {installment.today && <Today {...installment.today} />}
            {installment.receipt && (
              <p>
                <a href={installment.receipt.path} rel="noreferrer">
                  Recibo {installment.receipt.number} em PDF
                </a>
              </p>
            )}
            {installment.pix && (
              <details open={installment === next}>
                <summary>Pagar com Pix</summary>
                <PixCode {...installment.pix} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {next && !next.pix && (
        <p>
          Para pagar, combine com {company.name}: <a href={mailAddress(company.email)}>{company.email}</a>
        </p>
      )}
    </section>
  )
}

/** What an open parcela comes to today: with fine and interest where it is late, less the discount where it is early. */
const Today = ({ fine, interest, discount, until, total }: NonNullable<Installment['today']>) =>
  discount > 0 ? (
    <p>
      Até {day(until)}, com desconto de {brl(discount)}: <b>{brl(total)}</b>
    </p>
  ) : (
    <p>
      Hoje, com{' '}
      {[fine > 0 && `multa de ${brl(fine)}`, interest > 0 && `juros de ${brl(interest)}`].filter(Boolean).join(' e ')}:{' '}
      <b>{brl(total)}</b>
    </p>
  )
