import type { Material, PieceRules } from '#domains/site/piece-rules.ts'
import { brl } from '#money.ts'
import { SLABS, slabsOf } from '../../drawing/slabs.ts'
import type { Price } from '../../price.ts'
import { billOf, namedParts } from '../../texts.ts'
import drawing from './drawing.module.css'
import styles from './price.module.css'

interface Props {
  price: Price
  material: Material
  quantity: number
  /** Minutes by hand of each piece. */
  hand: number
  rules: PieceRules
}

/** The price in its parts: drawn as layers, each as thick as its part, and reckoned line by line. */
export function PriceLayers({ price, ...chosen }: Props) {
  return (
    <section className={`band stack align-end ${styles.count}`} id="preco" aria-labelledby="preco-titulo">
      <div className="may-shrink">
        <h2 className="below-100" id="preco-titulo">
          O preço, em camadas
        </h2>
        <svg
          className={`${drawing.drawing} ${styles.slabs}`}
          viewBox={`0 0 ${SLABS.width} ${SLABS.height}`}
          aria-hidden="true"
        >
          {slabsOf(namedParts(price)).map((slab) => (
            <g key={slab.name}>
              <path d={slab.sides} />
              <path className={styles.top} d={slab.top} />
              <path className={drawing.thin} d={slab.lead} />
              <text className={styles.amount} x={slab.text[0]} y={slab.text[1]}>
                {brl(slab.cents)}
              </text>
              <text className={drawing.quiet} x={slab.text[0] + 84} y={slab.text[1]}>
                {slab.name}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <div className="may-shrink">
        <table className={`joined-cells full-width tabular ${styles.bill}`}>
          <tbody>
            {billOf(price, chosen).map(({ name, how, cents }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="soft">{how}</td>
                <td>{brl(cents)}</td>
              </tr>
            ))}
            <tr className={styles.total}>
              <th scope="row">{chosen.quantity > 1 ? 'Cada peça' : 'A peça'}</th>
              <td>no meio da faixa</td>
              <td>{brl(price.unit)}</td>
            </tr>
          </tbody>
        </table>
        <p className={`soft small above-100 ${styles.note}`}>
          A faixa, e não um número, porque três coisas só se sabem ao fatiar: suporte, posição na mesa e acabamento. Ela
          conta com 15 % a menos e 25 % a mais de horas. Desenho sob medida não está nela.
        </p>
      </div>
    </section>
  )
}
