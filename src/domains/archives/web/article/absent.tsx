import { StateScreen } from '#ui/public/state-screen.tsx'

/** Shown when the article does not exist or is not public. */
export const ArticleAbsent = () => (
  <StateScreen
    title="Este arquivo não está na estante."
    picture={{ kind: 'contour', seed: 'fora-da-estante' }}
    links={[
      { to: '/archive', label: 'Ver todos os arquivos' },
      { to: '/', label: 'Ir para o inicio' },
    ]}
  >
    <p>Ou o endereço mudou, ou o texto voltou para a bancada. Os outros continuam onde estavam.</p>
  </StateScreen>
)
