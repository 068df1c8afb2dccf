import { Link, useLoaderData } from '@tanstack/react-router'
import { pictureAddress } from '#pictures/picture-address.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'

/** In place of the prices of what is not for sale, or not there. */
export function SaleAbsent() {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <StateScreen
      title="Este projeto não está à venda."
      picture={pictureAddress('stack', 'fora-do-balcao', { filament: day.weekday })}
      fit="stand"
      actions={
        <>
          <Link className="button" to="/projects">
            Ver todos os projetos
          </Link>
          <Link className="button quiet" to="/contact">
            Perguntar por ele
          </Link>
        </>
      }
    >
      <p>Ou ele saiu do balcão, ou o endereço mudou. Os que se vendem mostram o preço no próprio cartão.</p>
    </StateScreen>
  )
}
