import { Link, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureAddress } from '#pictures/picture-address.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'

/** The page of a link that was revoked or never existed. */
export const LinkOver = () => (
  <Instead title="Este link não vale mais.">
    <p>Ele foi trocado por outro ou encerrado, ou o endereço veio cortado. Peça o novo a quem o enviou.</p>
  </Instead>
)

/** The page for a network that has tried too many invalid links. */
export const TooManyTries = ({ text }: { text: string }) => (
  <Instead title="Muitos links que não valem.">
    <p>{text}</p>
  </Instead>
)

function Instead({ title, children }: { title: string; children: ReactNode }) {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <StateScreen
      title={title}
      picture={pictureAddress('contour', 'link-encerrado', { filament: day.weekday })}
      actions={
        <>
          <Link className="button" to="/contact">
            Falar com a gente
          </Link>
          <Link className="button quiet" to="/">
            Ir para o inicio
          </Link>
        </>
      }
    >
      {children}
    </StateScreen>
  )
}
