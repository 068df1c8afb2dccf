import type { ReactNode } from 'react'
import { SearchField } from '#ui/public/search-field.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { shorten } from '../search.ts'
import styles from './screen.module.css'

/** No document contains any of the words. */
export const NothingFound = ({ text }: { text: string }) => (
  <NoResults title={`Nada encontrado para “${shorten(text)}”`}>
    <p>Buscamos nos projetos e nos arquivos. Tente uma palavra só, ou o nome do material, da peça ou do problema.</p>
  </NoResults>
)

/** The query has no word to search for. */
export const NoWords = ({ text }: { text: string }) => (
  <NoResults title={`Falta uma palavra em “${shorten(text)}”`}>
    <p>
      Sinais e palavras como “de” e “para” estão em toda parte, e a busca passa por cima deles. Escreva o nome de um
      material, de uma peça ou de um problema.
    </p>
  </NoResults>
)

/** The network has used up its searches. `text` is the server's message. */
export const TooManySearches = ({ text }: { text: string }) => (
  <NoResults title="Muitas buscas seguidas.">
    <p>{text}</p>
  </NoResults>
)

const NoResults = ({ title, children }: { title: string; children: ReactNode }) => (
  <StateScreen
    title={title}
    picture={{ kind: 'contour', seed: 'nada-encontrado' }}
    links={[
      { to: '/projects', label: 'Ver os projetos' },
      { to: '/archive', label: 'Ler os arquivos' },
      { to: '/contact', label: 'Perguntar para nós' },
    ]}
  >
    {children}
    <SearchField className={styles.field} />
  </StateScreen>
)
