import { StateScreen } from '#ui/public/state-screen.tsx'

/** Shown when the project does not exist or is not public. */
export const ProjectAbsent = () => (
  <StateScreen
    title="Este projeto não está na vitrine."
    picture={{ kind: 'board', seed: 'fora-da-vitrine' }}
    links={[
      { to: '/projects', label: 'Ver todos os projetos' },
      { to: '/', label: 'Ir para o inicio' },
    ]}
  >
    <p>Ou o endereço mudou, ou ele voltou para a bancada. Os outros continuam à vista.</p>
  </StateScreen>
)
