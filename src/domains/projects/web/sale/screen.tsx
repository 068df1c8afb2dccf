import { Link, useRouter } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import type { Plans } from '#domains/site/contract.ts'
import { CloseIcon } from '#ui/public/icons.tsx'
import { ProjectPicture } from '../parts/project-picture.tsx'
import type { Offer } from './offer.ts'
import styles from './screen.module.css'
import { SaleTable } from './table.tsx'

interface Props {
  offer: Offer
  plans: Plans
}

const NOTICE = 'vendas-em-breve'

/** The price of a project and of its monthly plans. A form, so that the choice works without JavaScript. */
export function SaleScreen({ offer, plans }: Props) {
  const { history } = useRouter()
  const openContact = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('mensagem') ?? '')
    history.push(`/contact?${new URLSearchParams({ mensagem: message })}`)
  }
  return (
    <div className="page">
      <p className={styles.back}>
        <Link to="/project-view/$id" params={{ id: String(offer.id) }}>
          Voltar ao projeto
        </Link>
      </p>
      <header className={styles.head}>
        <div>
          <h1>Planos e Preços</h1>
          <p className={styles.lead}>
            {offer.sale.title || offer.title}: o produto se paga uma vez, o acompanhamento se paga por mês. Escolha o
            plano e veja a soma.
          </p>
        </div>
        <ProjectPicture
          id={offer.id}
          trade={offer.trade}
          image={offer.sale.image || offer.resum.image}
          shape="video"
          priority
        />
      </header>
      <form className={styles.form} action="/contact" onSubmit={openContact}>
        <SaleTable offer={offer} plans={plans} />
        <div className={styles.buy}>
          <p className="soft small">
            Nada se renova sozinho: o mês seguinte só é cobrado se você pedir. Prefere conversar antes?{' '}
            <Link to="/contact">Escreva para a gente</Link>.
          </p>
          <button type="button" className="button" popoverTarget={NOTICE}>
            Comprar
          </button>
        </div>
        <SoonNotice />
      </form>
    </div>
  )
}

/** Says that buying is not possible yet. A popover, so that it works without JavaScript. */
const SoonNotice = () => (
  <div id={NOTICE} popover="auto" role="dialog" aria-labelledby={`${NOTICE}-titulo`} className={styles.notice}>
    <h2 id={`${NOTICE}-titulo`}>O caixa abre em breve.</h2>
    <p>
      A venda pelo site ainda está em teste, e nada foi cobrado. Mande o pedido por mensagem: ela já vai escrita, com o
      projeto e o plano escolhidos.
    </p>
    <button type="submit" className="button">
      Pedir por mensagem
    </button>
    <button type="button" className={styles.close} popoverTarget={NOTICE} popoverTargetAction="hide">
      <CloseIcon />
      <span className="hidden">Fechar</span>
    </button>
  </div>
)
