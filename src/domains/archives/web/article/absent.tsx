import { Link, useLoaderData } from '@tanstack/react-router'
import { pictureAddress } from '#pictures/picture-address.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'

/** Shown when the article does not exist or is not public. */
export function ArticleAbsent() {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <StateScreen
      title="Este arquivo não está na estante."
      picture={pictureAddress('contour', 'fora-da-estante', { filament: day.weekday })}
      actions={
        <>
          <Link className="button" to="/archive">
            Ver todos os arquivos
          </Link>
          <Link className="button quiet" to="/">
            Ir para o inicio
          </Link>
        </>
      }
    >
      <p>Ou o endereço mudou, ou o texto voltou para a bancada. Os outros continuam onde estavam.</p>
    </StateScreen>
  )
}
