import { Link, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureAddress } from '#pictures/picture-address.ts'
import { StateScreen } from './state-screen.tsx'

/** In place of what a link opened before it was revoked; the same for one that never was. */
export const LinkOver = () => (
  <Instead title="Este link não vale mais.">
    <p>Ele foi trocado por outro ou encerrado, ou o endereço veio cortado. Peça o novo a quem o enviou.</p>
  </Instead>
)

/** One network tried too many links that are not valid. */
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
