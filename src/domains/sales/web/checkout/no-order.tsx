import { StateScreen } from '#ui/public/state-screen.tsx'
import { FoldedSendLinks } from '../parts/send-links.tsx'

/** Checkout opened alone, or with an order that is not there. */
export const NoOrder = () => (
  <StateScreen
    title="Não há pedido para pagar."
    picture={{ kind: 'board', seed: 'caixa-sem-pedido' }}
    links={[
      { to: '/projects', label: 'Ver todos os projetos' },
      { to: '/contact', label: 'Falar com a gente' },
    ]}
  >
    <p>Um pedido começa no botão Comprar de um projeto à venda. Nada foi cobrado.</p>
    <FoldedSendLinks />
  </StateScreen>
)
