import { Link } from '@tanstack/react-router'
import styles from './page-links.module.css'
import { offeredPages, pageSearch } from './paging.ts'

interface Props {
  /** Path of the list. */
  to: '/archive' | '/archive/$tag' | '/projects' | '/projects/$search'
  /** Parameters of the path. */
  params?: { search: string } | { tag: string }
  /** What a search is limited to; the links keep it. */
  kind?: 'project' | 'archive' | 'page' | undefined
  /** What the list of projects is limited to; the links keep it. */
  area?: string | undefined
  /** The current page, from 1. */
  page: number
  pages: number
}

/** Links to the other pages of a list. */
export function PageLinks({ page, pages, ...list }: Props) {
  if (pages < 2) return null
  return (
    <nav
      className={`small row cluster justify-center gap-50 strong tabular line-above above-band ${styles.pages}`}
      aria-label="Páginas"
    >
      {page > 1 && <PageLink {...list} className={styles.step} page={page - 1} rel="prev" text="Anterior" />}
      <ol className="cluster bare-list gap-25">
        {offeredPages(page, pages).map((number, index, all) => (
          <li key={number ?? `gap-${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden="true">...</span>
            ) : (
              <PageLink {...list} page={number} text={String(number)} />
            )}
          </li>
        ))}
      </ol>
      {page < pages && <PageLink {...list} className={styles.step} page={page + 1} rel="next" text="Próxima" />}
    </nav>
  )
}

interface PageLinkProps extends Pick<Props, 'to' | 'params' | 'kind' | 'area' | 'page'> {
  text: string
  rel?: 'prev' | 'next'
  className?: string
}

/** `exact`: otherwise the first page's link would be current on every page, since all addresses begin with its own. */
const PageLink = ({ to, params, kind, area, page, text, rel, className }: PageLinkProps) => (
  <Link
    to={to}
    params={params}
    search={{ ...(area && { area }), ...pageSearch(page), ...(kind && { kind }) }}
    activeOptions={{ exact: true, includeSearch: true }}
    rel={rel}
    className={className}
    aria-label={rel ? `${text} página` : `Página ${text}`}
  >
    {text}
  </Link>
)
