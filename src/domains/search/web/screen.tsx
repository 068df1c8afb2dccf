import { Link } from '@tanstack/react-router'
import { plural } from '#ui/formats.ts'
import { PageLinks } from '#ui/public/page-links.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { FoundPage, Kind } from '../contract.ts'
import { shorten } from '../search.ts'
import { Result, SiteResult } from './result.tsx'
import styles from './screen.module.css'
import { SearchHead } from './searching.tsx'
import type { ShownResult } from './shown.ts'
import { NothingFound, NoWords } from './states.tsx'

interface SearchScreenProps extends Omit<FoundPage, 'data'> {
  data: readonly ShownResult[]
  /** The query. */
  text: string
  /** The kind shown; undefined for all. */
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
        title={`${plural(kind ? total : total + kinds.page, 'resultado', 'resultados')} para “${shorten(corrected ?? text)}”`}
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
      <div className={`stack ${styles.found}`}>
        {kinds.all > 0 && <KindFilter text={text} kind={kind} kinds={kinds} />}
        <ol className={`stack content-start bare-list ${styles.results}`}>
          <SitePages pages={pages.filter(({ titled }) => titled)} />
          {data.map((result, index) => (
            <li className="may-shrink line-above" key={`${result.kind} ${result.id}`}>
              <Result result={result} priority={index < 3} />
            </li>
          ))}
          <SitePages pages={pages.filter(({ titled }) => !titled)} />
        </ol>
      </div>
      <PageLinks to="/projects/$search" params={{ search: text }} kind={kind} page={page} pages={last} />
      <TalkLine text="Não era isso? Pergunte direto para quem faz." />
    </div>
  )
}

const SitePages = ({ pages }: Pick<FoundPage, 'pages'>) =>
  pages.map((one) => (
    <li className="may-shrink line-above" key={one.path}>
      <SiteResult {...one} />
    </li>
  ))

const KINDS = [
  { kind: undefined, count: 'all', label: 'Tudo' },
  { kind: 'project', count: 'project', label: 'Projetos' },
  { kind: 'archive', count: 'archive', label: 'Arquivos' },
  { kind: 'page', count: 'page', label: 'Páginas' },
] as const

interface Props {
  /** The query. */
  text: string
  /** The kind shown; undefined for all. */
  kind: Kind | undefined
  kinds: FoundPage['kinds']
}

/** Links to all results and to those of one kind alone, each with its number; to pages where there are some. */
const KindFilter = ({ text, kind: shown, kinds }: Props) => (
  <nav className={`cluster gap-50 ${styles.kinds}`} aria-label="Mostrar">
    {KINDS.filter(({ kind }) => kind !== 'page' || kinds.page > 0).map(({ kind, count, label }) => (
      <Link
        className="small align-baseline space-between gap-60 medium undecorated rounded"
        key={label}
        to="/projects/$search"
        params={{ search: text }}
        search={{ kind }}
        activeOptions={{ exact: true, includeSearch: true }}
        activeProps={{}}
        aria-current={kind === shown ? 'true' : undefined}
      >
        {label} <span className="soft tabular">{kinds[count] + (kind ? 0 : kinds.page)}</span>
      </Link>
    ))}
  </nav>
)
