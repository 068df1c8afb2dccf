import type { ReactNode } from 'react'
import { StateScreen } from './state-screen.tsx'

/** The page of a link that was revoked or never existed. */
export const LinkOver = () => (
  <Absent title="Este link não vale mais.">
    <p>Ele foi trocado por outro ou encerrado, ou o endereço veio cortado. Peça o novo a quem o enviou.</p>
  </Absent>
)

/** The page for a network that has tried too many invalid links. */
export const TooManyTries = ({ text }: { text: string }) => (
  <Absent title="Muitos links que não valem.">
    <p>{text}</p>
  </Absent>
)

const Absent = ({ title, children }: { title: string; children: ReactNode }) => (
  <StateScreen
    title={title}
    picture={{ kind: 'contour', seed: 'link-encerrado' }}
    links={[
      { to: '/contact', label: 'Falar com a gente' },
      { to: '/', label: 'Ir para o início' },
    ]}
  >
    {children}
  </StateScreen>
)
