import { counted, duration } from '../../numbers.ts'
import type { Price } from '../../price.ts'
import type { Quote } from '../../quote.ts'
import { gramsText, rangeText } from '../../texts.ts'
import styles from './price.module.css'

interface Props {
  quote: Quote
  quantity: number
}

/** The price in one line, and what it stands for; or why there is none. */
export const PriceSum = ({ quote, quantity }: Props) => (
  <div className={styles.sum}>
    {quote.price ? (
      <Range price={quote.price} quantity={quantity} />
    ) : (
      <>
        <output className={`block ${styles.range}`}>{quote.title}</output>
        <p className="soft" aria-live="polite">
          {quote.reason}
        </p>
      </>
    )}
    <div className="cluster gap-75 not-printed">
      <button type="submit" className={`button quiet ${styles.calculate}`}>
        Calcular
      </button>
      <a className="button" href="#pedir">
        Pedir orçamento
      </a>
      {quote.price && (
        <a className="button quiet" href="#preco">
          Ver a conta
        </a>
      )}
    </div>
  </div>
)

const Range = ({ price, quantity }: { price: Price; quantity: number }) => (
  <>
    <output className={`block tabular ${styles.range}`}>{rangeText(price)}</output>
    <p className="soft tabular" aria-live="polite">
      {quantity > 1 ? (
        <>
          cada; as {counted(quantity)}, <b>{rangeText(price, quantity)}</b>.
        </>
      ) : (
        'a peça.'
      )}{' '}
      <b>{duration(price.hours)}</b> de máquina{quantity > 1 && ' cada'}, <b>{gramsText(price.grams)}</b>. Pronto em{' '}
      <b>{counted(price.days)} dias úteis</b>.
    </p>
  </>
)
