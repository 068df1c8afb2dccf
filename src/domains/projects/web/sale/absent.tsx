import { StateScreen } from '#ui/public/state-screen.tsx'

/** Shown when the project does not exist or is not for sale. */
export const SaleAbsent = () => (
  <StateScreen
    title="Este projeto não está à venda."
    picture={{ kind: 'stack', seed: 'fora-do-balcao' }}
    links={[
      { to: '/projects', label: 'Ver todos os projetos' },
      { to: '/contact', label: 'Perguntar por ele' },
    ]}
  >
    <p>Ou ele saiu do balcão, ou o endereço mudou. Os que se vendem mostram o preço no próprio cartão.</p>
  </StateScreen>
)
