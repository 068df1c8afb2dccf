import { Link } from '@tanstack/react-router'
import { TRADE_NAMES, TRADE_SLUGS, type Trade } from '#domains/site/trades.ts'
import { plural } from '#ui/formats.ts'
import { CardGrid } from '#ui/parts/card-grid.tsx'
import { ListHead } from '#ui/public/list-head.tsx'
import { PageLinks } from '#ui/public/page-links.tsx'
import { StateScreen } from '#ui/public/state-screen.tsx'
import { TalkLine } from '#ui/public/talk-line.tsx'
import type { TradeCounts } from '../../contract.ts'
import { LIST_TITLE } from '../../project.ts'
import { ProjectCard } from '../parts/project-card.tsx'
import type { ShownCard } from '../parts/shown-card.ts'
import { TradeLinks } from './trade-links.tsx'

export interface ProjectPage {
  projects: ShownCard[]
  /** From 1. */
  page: number
  pages: number
  /** Projects on all pages. */
  total: number
  /** The trade that the list is limited to. */
  trade: Trade | undefined
  /** Of all public projects. */
  trades: TradeCounts
}

/** One page of the public list. */
export function ProjectList({ projects, page, pages, total, trade, trades }: ProjectPage) {
  if (total === 0 && !trade) return <EmptyList />
  return (
    <div className="page">
      <ListHead title={LIST_TITLE}>
        <p className="soft small">
          {plural(total, 'projeto', 'projetos')}
          {page > 1 && `, página ${page} de ${pages}`}
        </p>
        <TradeLinks shown={trade} counts={trades} />
      </ListHead>
      {trade && (
        <p className="below-150">
          <Link className="accent" to="/areas/$area" params={{ area: TRADE_SLUGS[trade] }} activeProps={{}}>
            O que fazemos em {TRADE_NAMES[trade]}
          </Link>
        </p>
      )}
      <h2 className="hidden">Do mais novo ao mais antigo</h2>
      <CardGrid>
        {projects.map((project, index) => (
          <li key={project.id}>
            <ProjectCard project={project} priority={index < 3} />
          </li>
        ))}
      </CardGrid>
      {total === 0 && <p className="soft larger">Desta área ainda não há projeto à vista. Os outros estão em tudo.</p>}
      <PageLinks to="/projects" area={trade && TRADE_SLUGS[trade]} page={page} pages={pages} />
      <TalkLine text="O seu ainda não está aqui. Conte o que precisa existir." />
    </div>
  )
}

const EmptyList = () => (
  <StateScreen
    title={LIST_TITLE}
    picture={{ kind: 'board', seed: 'oficina-vazia' }}
    links={[
      { to: '/archive', label: 'Ler os arquivos' },
      { to: '/', label: 'Ir para o início' },
    ]}
  >
    <p>Ainda não há projeto publicado. O primeiro aparece aqui.</p>
  </StateScreen>
)
