import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { type Choice, choicesOf } from '#domains/sales/choices.ts'
import { drawTokenSale, orderFormPath, totalOf } from '#domains/sales/order.ts'
import type { Offer } from '#domains/sales/sale-schemas.ts'
import { ProjectPicture } from '../parts/project-picture.tsx'
import styles from './screen.module.css'
import { type Product, SaleTable } from './table.tsx'

interface Props {
  product: Product
  offer: Offer
}

/** What a project costs, with its plans. A form, so that the choice works without JavaScript. */
export function SaleScreen({ product, offer }: Props) {
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
      <p className={styles.back}>
        <Link to="/project-view/$id" params={{ id: String(product.id) }}>
          Voltar ao projeto
        </Link>
      </p>
      <header className={styles.head}>
        <div>
          <h1>Planos e Preços</h1>
          <p className={styles.lead}>
            {offer.title}: {isPriced ? LEAD[offer.plan] : UNPRICED}
          </p>
        </div>
        <ProjectPicture
          id={product.id}
          trade={product.trade}
          image={product.sale.image || product.resum.image}
          shape="video"
          priority
        />
      </header>
      <form className={styles.form} method="post" onSubmit={order}>
        <SaleTable product={product} offer={offer} choices={choices} />
        <div className={styles.buy}>
          <p className="soft small">
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
            <p className="notice">
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
