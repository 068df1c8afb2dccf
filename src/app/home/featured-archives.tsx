import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { FEATURED } from '#domains/archives/archive.ts'
import { CardGrid } from '#ui/parts/card-grid.tsx'
import { DelayedContent } from '#ui/parts/delayed-content.tsx'
import { Placeholders } from '#ui/parts/placeholders.tsx'

/** The featured articles; placeholders while `cards` is undefined, nothing where there are none. */
export function FeaturedArchives({ cards }: { cards?: ReactElement[] }) {
  if (cards?.length === 0) return null
  const placeholders = <Placeholders count={FEATURED} kind="archive" />
  return (
    <section className="band" aria-labelledby="featured-archives">
      <div className="head">
        <h2 id="featured-archives">Dos nossos arquivos</h2>
        <Link className="button quiet" to="/archive">
          Ver todos os arquivos
        </Link>
      </div>
      {!cards && (
        <div role="status">
          <span className="hidden">Carregando os arquivos</span>
          {placeholders}
        </div>
      )}
      {cards && (
        <DelayedContent placeholders={placeholders}>
          <CardGrid>
            {cards.map((card) => (
              <li key={card.key}>{card}</li>
            ))}
          </CardGrid>
        </DelayedContent>
      )}
    </section>
  )
}
