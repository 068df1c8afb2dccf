import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { FEATURED } from '#domains/archives/archive.ts'
import { CardGrid } from '#ui/parts/card-grid.tsx'
import { DelayedContent } from '#ui/parts/delayed-content.tsx'
import { Placeholders } from '#ui/parts/placeholders.tsx'

/** The featured articles; placeholders while `cards` is undefined. */
export function FeaturedArchives({ cards }: { cards?: ReactElement[] }) {
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
      {cards?.length === 0 && (
        <p className="soft">Nada em destaque hoje. O que já escrevemos está na lista completa.</p>
      )}
      {cards && cards.length > 0 && (
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
