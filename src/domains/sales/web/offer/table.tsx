import type { Project } from '#domains/projects/contract.ts'
import { technologiesOf } from '#domains/projects/technologies.ts'
import { brl, toCents } from '#money.ts'
import type { Choice } from '../../choices.ts'
import { totalOf } from '../../order.ts'
import type { Offer } from '../../sale-schemas.ts'
import styles from './table.module.css'

/** The fields of a project that its sale page needs. */
export type Product = Pick<Project, 'id' | 'title' | 'trade' | 'is_public' | 'sale' | 'resum'>

interface Props {
  product: Product
  offer: Offer
  choices: readonly Choice[]
}

/**
 * The prices, with a choice of the plan where there is one; without a total where nothing can be chosen yet. There is a
 * total for each plan, of which the style sheet shows the chosen one, so that it works without JavaScript. On narrow
 * screens each row becomes a block.
 */
export const OfferTable = ({ product, offer, choices }: Props) => (
  <table className={`full-width tabular joined-cells ${styles.table}`} data-single={choices.length === 1 || undefined}>
    <caption className="hidden">Planos e preços de {offer.title}</caption>
    <thead>
      <tr>
        <th scope="col">App/produto</th>
        <th scope="col">Recursos</th>
        <th scope="col" className={`nowrap ${styles.price}`}>
          Preço
        </th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{offer.title}</th>
        <td>
          <ProductFeatures product={product} />
        </td>
        <td className={`nowrap ${styles.price}`}>
          <strong className="larger strong">{brl(toCents(offer.value))}</strong>
          <small className="soft small">uma vez</small>
        </td>
      </tr>
      {choices.length > 1 &&
        choices.map((choice, index) => <ChoiceRow key={choice.key} choice={choice} isDefault={index === 0} />)}
    </tbody>
    {choices.length > 0 && (
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td colSpan={2} aria-live="polite">
            {choices.map(({ key, name }) => (
              <p key={key} className={`align-baseline space-between ${styles.total}`} data-plan={key || 'none'}>
                <span className="soft small">
                  {key ? `O produto, uma vez, e o primeiro mês do plano ${name}` : 'O produto, uma vez'}
                </span>
                <strong className="nowrap">{brl(toCents(totalOf(offer, key)))}</strong>
              </p>
            ))}
          </td>
        </tr>
      </tfoot>
    )}
  </table>
)

const ChoiceRow = ({ choice: { key, name, price, features }, isDefault }: { choice: Choice; isDefault: boolean }) => (
  <tr className={styles.plan}>
    <th scope="row">
      <label className="flex align-start gap-75 pointer">
        <input
          className="flex-none"
          type="radio"
          name="plan"
          value={key}
          defaultChecked={isDefault}
          data-plan={key || 'none'}
        />
        {key ? `Plano ${name}` : name}
      </label>
    </th>
    <td>
      <ul className="stack gap-35 bare-list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </td>
    <td className={`nowrap ${styles.price}`}>
      {key && (
        <>
          <strong className="larger strong">{brl(toCents(price))}</strong>
          <small className="soft small">/mês</small>
        </>
      )}
    </td>
  </tr>
)

/** The product's description, or its technologies. */
function ProductFeatures({ product: { sale, resum } }: Pick<Props, 'product'>) {
  const text = sale.description || resum.description
  if (text) return <p>{text}</p>
  return <p>{technologiesOf(resum.tecnologi).join(', ')}</p>
}
