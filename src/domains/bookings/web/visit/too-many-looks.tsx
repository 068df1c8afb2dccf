import { StateScreen } from '#ui/public/state-screen.tsx'

/** For a network that has looked at free hours, or tried links that are none, too often. */
export const TooManyLooks = ({ text }: { text: string }) => (
  <StateScreen
    title="Muitas consultas seguidas."
    picture={{ kind: 'contour', seed: 'agenda-cheia' }}
    links={[
      { to: '/contact', label: 'Falar com a gente' },
      { to: '/', label: 'Ir para o início' },
    ]}
  >
    <p>{text}</p>
  </StateScreen>
)
