import { Link, useLoaderData } from '@tanstack/react-router'
import { pictureAddress } from '#pictures/picture-address.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'

/** In place of a project that is not there, or not public. */
export function ProjectAbsent() {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <StateScreen
      title="Este projeto não está na vitrine."
      picture={pictureAddress('board', 'fora-da-vitrine', { filament: day.weekday })}
      fit="stand"
      actions={
        <>
          <Link className="button" to="/projects">
            Ver todos os projetos
          </Link>
          <Link className="button quiet" to="/">
            Ir para o inicio
          </Link>
        </>
      }
    >
      <p>Ou o endereço mudou, ou ele voltou para a bancada. Os outros continuam à vista.</p>
    </StateScreen>
  )
}
