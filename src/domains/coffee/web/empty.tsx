import { Link, useLoaderData } from '@tanstack/react-router'
import { pictureAddress } from '#pictures/picture-address.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'

/** The gallery without a single coffee. */
export function CoffeeEmpty() {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <StateScreen
      title="Bem-vindo ao café. Ainda não há nenhum."
      picture={pictureAddress('cup', 'caneca-a-espera', { filament: day.weekday })}
      fit="stand"
      actions={
        <>
          <Link className="button" to="/archive">
            Ler os arquivos
          </Link>
          <Link className="button quiet" to="/">
            Ir para o inicio
          </Link>
        </>
      }
    >
      <p>A água está no fogo. Enquanto o primeiro não passa, os arquivos já estão na estante.</p>
    </StateScreen>
  )
}
