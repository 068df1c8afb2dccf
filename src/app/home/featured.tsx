import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { FEATURED as ARCHIVES } from '#domains/archives/archive.ts'
import { FEATURED as PROJECTS } from '#domains/projects/project.ts'
import { CardGrid } from '#ui/parts/card-grid.tsx'
import { DelayedContent } from '#ui/parts/delayed-content.tsx'
import { Placeholders } from '#ui/parts/placeholders.tsx'

const KINDS = {
  archive: { heading: 'Dos nossos arquivos', to: '/archive', things: 'os arquivos', count: ARCHIVES, columns: 3 },
  project: { heading: 'Projetos em destaque', to: '/projects', things: 'os projetos', count: PROJECTS, columns: 4 },
} as const

/** The featured articles or projects; placeholders while `cards` is undefined, nothing where there are none. */
export function Featured({ kind, cards }: { kind: keyof typeof KINDS; cards?: ReactElement[] }) {
  if (cards?.length === 0) return null
  const { heading, to, things, count, columns } = KINDS[kind]
  const id = `featured-${kind}s`
  const placeholders = <Placeholders count={count} kind={kind} />
  const grid = cards && (
    <CardGrid columns={columns}>
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </CardGrid>
  )
  return (
    <section className="band" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{heading}</h2>
        <Link className="button quiet" to={to}>
          {`Ver todos ${things}`}
        </Link>
      </div>
      {!grid && (
        <div role="status">
          <span className="hidden">{`Carregando ${things}`}</span>
          {placeholders}
        </div>
      )}
      {grid && kind === 'archive' ? <DelayedContent placeholders={placeholders}>{grid}</DelayedContent> : grid}
    </section>
  )
}
