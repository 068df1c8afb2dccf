import { brl, toCents } from '#money.ts'
import type { Choice } from '../../choices.ts'
import { totalOf } from '../../order.ts'
import type { Offer } from '../../sale-schemas.ts'
import { Lines } from '../parts/lines.tsx'
import styles from './summary.module.css'

interface SummaryProps {
  offer: Offer
  choices: readonly Choice[]
}

/** What is bought, once for each choice: the style sheet shows the chosen one, so that it works without JavaScript. */
export const OrderSummary = ({ offer, choices }: SummaryProps) => (
  <div aria-live="polite" data-single={choices.length === 1 || undefined}>
    {choices.map(({ key, name, price, features }) => (
      <div key={key} className={styles.chosen} data-plan={key || 'none'}>
        <Lines
          lines={[
            { label: offer.title, price: offer.value },
            ...(key ? [{ label: `Plano ${name}, primeiro mês`, price }] : []),
          ]}
          total={totalOf(offer, key)}
        />
        {key && (
          <ul className="soft small stack gap-25">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <p className="soft small">
          {key
            ? `Nada se renova sozinho: uma semana antes do fim do mês enviamos o pedido do seguinte, de ${brl(toCents(price))}, que só vale se você pagar.`
            : 'Paga-se uma vez, sem mensalidade.'}
        </p>
      </div>
    ))}
  </div>
)
