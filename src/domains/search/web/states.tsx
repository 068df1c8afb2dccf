import { Link, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureAddress } from '#pictures/picture-address.ts'
import { SearchField } from '#ui/public/search-field.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { shorten } from '../search.ts'
import styles from './screen.module.css'

/** Nothing holds any of the words. */
export const NothingFound = ({ text }: { text: string }) => (
  <Instead title={`Nada encontrado para “${shorten(text)}”`}>
    <p>Procuramos nos projetos e nos arquivos. Tente uma palavra só, ou o nome do material, da peça ou do problema.</p>
  </Instead>
)

/** There was nothing to look for. */
export const NoWords = ({ text }: { text: string }) => (
  <Instead title={`Falta uma palavra em “${shorten(text)}”`}>
    <p>
      Sinais e palavras como “de” e “para” estão em toda parte, e a busca passa por cima deles. Escreva o nome de um
      material, de uma peça ou de um problema.
    </p>
  </Instead>
)

/** One network asked too often. */
export const TooManySearches = ({ text }: { text: string }) => (
  <Instead title="Muitas buscas seguidas.">
    <p>{text}</p>
  </Instead>
)

function Instead({ title, children }: { title: string; children: ReactNode }) {
  const { day } = useLoaderData({ from: '__root__' })
  return (
    <StateScreen
      title={title}
      picture={pictureAddress('contour', 'nada-encontrado', { filament: day.weekday })}
      actions={
        <>
          <Link className="button" to="/projects">
            Ver os projetos
          </Link>
          <Link className="button quiet" to="/archive">
            Ler os arquivos
          </Link>
          <Link className="button quiet" to="/contact">
            Perguntar para nós
          </Link>
        </>
      }
    >
      {children}
      <SearchField className={styles.field} />
    </StateScreen>
  )
}
