import { StateScreen } from '#ui/public/state-screen.tsx'

/** In the place of a booking page that does not exist, or takes nobody any more. */
export const PageClosed = () => (
  <StateScreen
    title="Esta página não está recebendo agendamentos."
    picture={{ kind: 'contour', seed: 'agenda-fechada' }}
    links={[
      { to: '/contact', label: 'Falar com a gente' },
      { to: '/', label: 'Ir para o início' },
    ]}
  >
    <p>Ela foi desligada, mudou de endereço, ou o link veio cortado. Escreva, e combinamos um horário.</p>
  </StateScreen>
)

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
