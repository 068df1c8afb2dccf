import type { Price } from '../../price.ts'
import { rangeText } from '../../texts.ts'
import styles from './price.module.css'

/** On a phone: the price, in sight at the lower edge while a measure moves, until the request below is reached. */
export const PriceBar = ({ price, quantity }: { price: Price; quantity: number }) => (
  <div className={`row space-between small paper line-above not-printed ${styles.bar}`} aria-hidden="true">
    <span>
      <b className="block tabular">{rangeText(price)}</b>
      {quantity > 1 ? 'cada, estimada' : 'a peça, estimada'}
    </span>
    <a className="button" href="#pedir" tabIndex={-1}>
      Pedir orçamento
    </a>
  </div>
)
