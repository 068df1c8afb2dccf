import { plural } from '#ui/formats.ts'
import { PageLinks } from '#ui/public/page-links.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { FoundPage, Kind } from '../contract.ts'
import { shorten } from '../search.ts'
import { KindFilter } from './kind-filter.tsx'
import { Result, SiteResult } from './result.tsx'
import styles from './screen.module.css'
import { SearchHead } from './search-head.tsx'
import { NothingFound, NoWords } from './states.tsx'

interface SearchScreenProps extends FoundPage {
  /** The query. */
  text: string
  /** The kind shown; undefined for both. */
  kind: Kind | undefined
  /** From 1. */
  page: number
  /** Pages of results. */
  last: number
}

/** One page of a search's results. */
export function SearchScreen({ text, kind, kinds, data, page, last, pages, total, ...found }: SearchScreenProps) {
  const { corrected, partial, wordless } = found
  if (wordless) return <NoWords text={text} />
  if (kinds.all === 0 && pages.length === 0) return <NothingFound text={text} />
  return (
    <div className="page">
      <SearchHead
        title={`${plural(total + pages.length, 'resultado', 'resultados')} para “${shorten(corrected ?? text)}”`}
      >
        {corrected && (
          <p>
            Nada tem “{shorten(text)}”. Mostrando resultados para <strong>{corrected}</strong>.
          </p>
        )}
        {partial && <p>Nada tem todas essas palavras. Isto tem algumas.</p>}
        {page > 1 && (
          <p className="soft small">
            Página {page} de {last}
          </p>
        )}
      </SearchHead>
      <div className={styles.found}>
        {kinds.all > 0 && <KindFilter text={text} kind={kind} kinds={kinds} />}
        <ol className={styles.results}>
          {pages.map((one) => (
            <li key={one.path}>
              <SiteResult {...one} />
            </li>
          ))}
          {data.map((result, index) => (
            <li key={`${result.kind} ${result.id}`}>
              <Result result={result} priority={index < 3} />
            </li>
          ))}
        </ol>
      </div>
      <PageLinks to="/projects/$search" params={{ search: text }} kind={kind} page={page} pages={last} />
      <TalkLine text="Não era isso? Pergunte direto para quem faz." />
    </div>
  )
}
