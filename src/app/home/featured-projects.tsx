import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { FEATURED } from '#domains/projects/project.ts'
import { CardGrid } from '#ui/parts/card-grid.tsx'
import { Placeholders } from '#ui/parts/placeholders.tsx'

/** The featured projects; placeholders while `cards` is undefined, nothing where there are none. */
export function FeaturedProjects({ cards }: { cards?: ReactElement[] }) {
  if (cards?.length === 0) return null
  return (
    <section className="band" aria-labelledby="featured-projects">
      <div className="head">
        <h2 id="featured-projects">Projetos em destaque</h2>
        <Link className="button quiet" to="/projects">
          Ver todos os projetos
        </Link>
      </div>
      {!cards && (
        <div role="status">
          <span className="hidden">Carregando os projetos</span>
          <Placeholders count={FEATURED} kind="project" />
        </div>
      )}
      {cards && (
        <CardGrid columns={4}>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </CardGrid>
      )}
    </section>
  )
}
