import type { ReactNode } from 'react'
import { plural } from '#ui/formats.ts'
import { ListLoading } from '#ui/public/list-loading.tsx'
import { PageLinks } from '#ui/public/page-links.tsx'
import { SearchField } from '#ui/public/search-field.tsx'
import type { FoundPage } from '../contract.ts'
import { shorten } from '../search.ts'
import { Result } from './result.tsx'
import styles from './screen.module.css'
import { NothingFound, NoWords } from './states.tsx'

interface SearchScreenProps extends FoundPage {
  /** The query. */
  text: string
  /** From 1. */
  page: number
  pages: number
}

/** One page of a search's results. */
export function SearchScreen({ text, data, page, pages, total, corrected, partial, wordless }: SearchScreenProps) {
  if (wordless) return <NoWords text={text} />
  if (total === 0) return <NothingFound text={text} />
  return (
    <div className="page">
      <SearchHead title={`${plural(total, 'resultado', 'resultados')} para “${shorten(text)}”`}>
        {corrected && (
          <p>
            Mostrando resultados para <strong>{corrected}</strong>.
          </p>
        )}
        {partial && <p>Nada tem todas essas palavras. Isto tem algumas.</p>}
        {page > 1 && (
          <p className="soft small">
            Página {page} de {pages}
          </p>
        )}
      </SearchHead>
      <ol className={styles.results}>
        {data.map((result, index) => (
          <li key={`${result.kind} ${result.id}`}>
            <Result result={result} priority={index < 3} />
          </li>
        ))}
      </ol>
      <PageLinks to="/projects/$search" params={{ search: text }} page={page} pages={pages} />
    </div>
  )
}

/** Shown while the results load, on navigation in the browser. */
export const Searching = ({ text }: { text: string }) => (
  <div className="page">
    <SearchHead title={`Buscando “${shorten(text)}”`} />
    <ListLoading label="Buscando nos projetos e nos arquivos" />
  </div>
)

const SearchHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <SearchField className={styles.field} />
    <h1>{title}</h1>
    {children}
  </header>
)
