import { StateScreen } from '#ui/public/state-screen.tsx'

/** The gallery without any coffees. */
export const CoffeeEmpty = () => (
  <StateScreen
    title="Bem-vindo ao café. Ainda não há nenhum."
    picture={{ kind: 'cup', seed: 'caneca-a-espera' }}
    links={[
      { to: '/archive', label: 'Ler os arquivos' },
      { to: '/', label: 'Ir para o inicio' },
    ]}
  >
    <p>A água está no fogo. Enquanto o primeiro não passa, os arquivos já estão na estante.</p>
  </StateScreen>
)
