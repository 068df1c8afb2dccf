import { StateScreen } from '#ui/public/state-screen.tsx'

/** Shown where nothing can be ordered: no such project, none for sale, or an address that is incomplete. */
export const NotForSale = () => (
  <StateScreen
    title="Não há o que pedir aqui."
    picture={{ kind: 'piece', seed: 'pedido-vazio' }}
    links={[
      { to: '/projects', label: 'Ver todos os projetos' },
      { to: '/contact', label: 'Falar com a gente' },
    ]}
  >
    <p>O projeto saiu de venda ou o endereço veio cortado. Nada foi cobrado.</p>
  </StateScreen>
)
