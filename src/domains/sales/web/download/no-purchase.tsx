import { StateScreen } from '#ui/public/state-screen.tsx'
import { FoldedSendLinks } from '../parts/send-links.tsx'

/** In the place of a purchase that nobody knows. */
export const NoPurchase = () => (
  <StateScreen
    title="Não há compra neste endereço."
    picture={{ kind: 'stack', seed: 'compra-desconhecida' }}
    links={[
      { to: '/contact', label: 'Falar com a gente' },
      { to: '/projects', label: 'Ver todos os projetos' },
    ]}
  >
    <p>Talvez ele tenha vindo cortado: copie o link inteiro do e-mail. Se não achar, peça-o de novo.</p>
    <FoldedSendLinks />
  </StateScreen>
)
