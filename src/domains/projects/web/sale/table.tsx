import type { Plans } from '#domains/site/contract.ts'
import { brl, toCents } from '#money.ts'
import { salePrice } from '../../project.ts'
import { technologiesOf } from '../parts/technologies.ts'
import { type Offer, type Plan, totalOf } from './offer.ts'
import styles from './table.module.css'

interface Props {
  offer: Offer
  plans: Plans
}

/**
 * The prices, with a choice of the plan. There is a total for each plan, of which the style sheet shows the chosen one,
 * so that it works without JavaScript. On narrow screens each row becomes a block.
 */
export const SaleTable = ({ offer, plans }: Props) => (
  <table className={styles.table}>
    <caption className="hidden">Planos e preços de {offer.title}</caption>
    <thead>
      <tr>
        <th scope="col">App/produto</th>
        <th scope="col">Recursos</th>
        <th scope="col" className={styles.price}>
          Preço
        </th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{offer.sale.title || offer.title}</th>
        <td>
          <OfferFeatures offer={offer} />
        </td>
        <td className={styles.price}>
          <strong>{brl(salePrice(offer.sale))}</strong>
          <small>uma vez</small>
        </td>
      </tr>
      {plans.map((plan, index) => (
        <tr key={plan.key} className={styles.plan}>
          <th scope="row">
            <label>
              <input
                type="radio"
                name="mensagem"
                value={messageOf(offer, plan)}
                defaultChecked={index === 0}
                data-plan={plan.key}
              />
              Plano {plan.name}
            </label>
          </th>
          <td>
            <ul>
              {plan.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </td>
          <td className={styles.price}>
            <strong>{brl(toCents(plan.price))}</strong>
            <small>/mês</small>
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td colSpan={2} aria-live="polite">
          {plans.map((plan) => (
            <p key={plan.key} className={styles.total} data-plan={plan.key}>
              <span className="soft small">O produto, uma vez, e o primeiro mês do plano {plan.name}</span>
              <strong>{brl(totalOf(offer, plan))}</strong>
            </p>
          ))}
        </td>
      </tr>
    </tfoot>
  </table>
)

/** The product's description, or its technologies. */
function OfferFeatures({ offer: { sale, resum } }: Pick<Props, 'offer'>) {
  const text = sale.description || resum.description
  if (text) return <p>{text}</p>
  return <p>{technologiesOf(resum.tecnologi).join(', ')}</p>
}

/** The text of the contact form for an order. */
const messageOf = ({ id, title }: Offer, { name, price }: Plan) =>
  `Quero comprar ${title} (projeto ${id}) com o plano ${name}, de ${brl(toCents(price)).replaceAll('\u00a0', ' ')} por mês.`
