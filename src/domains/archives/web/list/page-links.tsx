import { Link } from '@tanstack/react-router'
import css from './page-links.module.css'
import { offeredPages, pageSearch } from './paging.ts'

/** Links to the other pages of the list. */
export function ListPages({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null
  return (
    <nav className={css.pages} aria-label="Páginas">
      {page > 1 && <PageLink className={css.step} page={page - 1} rel="prev" text="Anterior" />}
      <ol>
        {offeredPages(page, pages).map((number, index, all) => (
          <li key={number ?? `gap-${all[index - 1]}`}>
            {number === null ? <span aria-hidden="true">...</span> : <PageLink page={number} text={String(number)} />}
          </li>
        ))}
      </ol>
      {page < pages && <PageLink className={css.step} page={page + 1} rel="next" text="Próxima" />}
    </nav>
  )
}

interface PageLinkProps {
  page: number
  text: string
  rel?: 'prev' | 'next'
  className?: string
}

/** `exact`, or the first page's address would count as part of every other's. */
const PageLink = ({ page, text, rel, className }: PageLinkProps) => (
  <Link
    to="/archive"
    search={pageSearch(page)}
    activeOptions={{ exact: true, includeSearch: true }}
    rel={rel}
    className={className}
    aria-label={rel ? `${text} página` : `Página ${text}`}
  >
    {text}
  </Link>
)
