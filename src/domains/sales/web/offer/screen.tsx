import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { DRAWN_KIND } from '#domains/projects/drawn-kind.ts'
import { PlatePicture } from '#ui/public/plate-picture.tsx'
import { type Choice, choicesOf } from '../../choices.ts'
import { drawTokenSale, orderFormPath, totalOf } from '../../order.ts'
import type { Offer } from '../../sale-schemas.ts'
import styles from './screen.module.css'
import { OfferTable, type Product } from './table.tsx'

interface Props {
  product: Product
  offer: Offer
}

/** What a project costs, with its plans. A form, so that the choice works without JavaScript. */
export function OfferScreen({ product, offer }: Props) {
  const order = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const plan = String(new FormData(event.currentTarget).get('plan') ?? '')
    const search = plan && `?${new URLSearchParams({ plan })}`
    // A document of its own: the pages of a payment have a security policy of their own.
    location.assign(`${orderFormPath(drawTokenSale(), product.id)}${search}`)
  }
  const choices = choicesOf(offer)
  const isPriced = choices.length > 0
  return (
    <div className="page">
      <p className={`pad-top-125 small ${styles.back}`}>
        <Link className="pad-75 soft" to="/project-view/$id" params={{ id: String(product.id) }}>
          Voltar ao projeto
        </Link>
      </p>
      <header className={`stack align-end ${styles.head}`}>
        <div>
          <h1 className="display">Planos e Preços</h1>
          <p className={`soft larger break-anywhere above-125 lines-145 ${styles.lead}`}>
            {offer.title}: {isPriced ? LEAD[offer.plan] : UNPRICED}
          </p>
        </div>
        <PlatePicture
          typed={product.sale.image || product.resum.image}
          kind={DRAWN_KIND[product.trade]}
          seed={product.id}
          className={styles.picture}
          sizes="(min-width: 60rem) 44rem, 100vw"
          priority
        />
      </header>
      <form className="may-shrink" method="post" onSubmit={order}>
        <OfferTable product={product} offer={offer} choices={choices} />
        <div className={`row cluster space-between ${styles.buy}`}>
          <p className="soft small narrow">
            {offer.plan === 'none'
              ? 'Paga-se uma vez, sem mensalidade. '
              : 'Nada se renova sozinho: uma semana antes do fim do mês enviamos o pedido do seguinte, que só vale se você pagar. '}
            Prefere conversar antes? <Link to="/contact">Escreva para a gente</Link>.
          </p>
          {offer.buyable ? (
            <button type="submit" className="button">
              Comprar
            </button>
          ) : (
            <p className="notice narrow">
              <strong>Ainda não dá para comprar por aqui.</strong> {missingOf(offer, choices)}: peça por mensagem.
            </p>
          )}
        </div>
      </form>
    </div>
  )
}

const LEAD = {
  required: 'o produto se paga uma vez, o acompanhamento se paga por mês. Escolha o plano e veja a soma.',
  optional: 'o produto se paga uma vez. O acompanhamento por mês é à parte: leve com um plano, ou sem nenhum.',
  none: 'o produto se paga uma vez e é seu, sem mensalidade.',
} as const satisfies Record<Offer['plan'], string>

/** What an offer that cannot be bought lacks: its plans, a price, or else its file. */
function missingOf(offer: Offer, choices: readonly Choice[]) {
  if (choices.length === 0) return 'Os planos estão em preparo'
  return choices.every(({ key }) => totalOf(offer, key) === 0) ? 'O preço está em preparo' : 'O arquivo está em preparo'
}

/** Where a plan is required and there are none yet. */
const UNPRICED = 'o produto se paga uma vez, o acompanhamento se paga por mês.'
