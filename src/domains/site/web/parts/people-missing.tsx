import { StateScreen } from '#ui/public/state-screen.tsx'

/** Shown where nobody is on the site, or not under that address. */
export const PeopleMissing = () => (
  <StateScreen
    title="Ninguém atende nesta porta."
    picture={{ kind: 'contour', seed: 'porta-fechada' }}
    links={[
      { to: '/contact', label: 'Escrever uma mensagem' },
      { to: '/', label: 'Ir para o início' },
    ]}
  >
    <p>Esta página de pessoa não existe, ou saiu do site. Uma mensagem chega a quem trabalha aqui.</p>
  </StateScreen>
)
