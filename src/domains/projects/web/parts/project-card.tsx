import { Link } from '@tanstack/react-router'
import { TRADE_NAMES } from '#domains/site/trades.ts'
import { bindWords } from '#fixed-spaces.ts'
import { brl } from '#money.ts'
import { projectPath, shownPrice, soldName } from '../../project.ts'
import { technologiesOf } from '../../technologies.ts'
import styles from './project-card.module.css'
import { ProjectPicture } from './project-picture.tsx'
import type { ShownCard } from './shown-card.ts'

interface Props {
  project: ShownCard
  /** Whether its picture is seen without scrolling. */
  priority?: boolean
}

/**
 * A project in a list. The title's link covers the whole card. Of the two other links that the specification asks for,
 * one is for the pointer only, so that a card has two tab stops instead of three.
 */
export function ProjectCard({ project, priority }: Props) {
  const { id, trade, is_sketch, resum, sheet, drawing, date_project_end } = project
  const price = shownPrice(project)
  const title = resum.title || project.title
  const path = projectPath(project)
  const technologies = technologiesOf(resum.tecnologi)
  return (
    <article className={`full-height relative measured ${styles.card}`}>
      <div className={`column gap-90 may-shrink full-height ${styles.parts}`}>
        <div className={`relative ${styles.picture}`}>
          <ProjectPicture
            id={id}
            trade={trade}
            image={resum.image}
            drawing={drawing}
            shape="card"
            priority={priority}
          />
          {(price || is_sketch) && (
            <p className={`small cluster gap-50 strong tabular ${styles.badges}`}>
              {is_sketch && <span className={`rounded ink paper ${styles.sketch}`}>Esboço</span>}
              {price && (
                <span className="rounded push on-fill accent-fill break-anywhere">
                  {[soldName(project), brl(price)].filter(Boolean).join(' · ')}
                </span>
              )}
            </p>
          )}
        </div>
        <h3 className={`break-anywhere clipped ${styles.title}`}>
          <Link className="undecorated link-area" to={path}>
            {bindWords(title)}
          </Link>
        </h3>
        {resum.description && (
          <p className={`soft small break-anywhere clipped four-lines ${styles.description}`}>
            {bindWords(resum.description)}
          </p>
        )}
        <CardFacts rows={sheet} />
        <p className={`soft small break-anywhere lines-140 line-above cluster gap-25-100 ${styles.meta}`}>
          <span className="accent strong">{TRADE_NAMES[trade]}</span>
          {date_project_end && <span className="tabular">{date_project_end.slice(0, 4)}</span>}
          {technologies.length > 0 && <span>{technologies.join(', ')}</span>}
        </p>
        <p className={`row cluster not-printed ${styles.foot}`}>
          <Link className={`pad-50 relative undecorated rounded ${styles.view}`} to={path}>
            Ver Projeto<span className="hidden"> {title}</span>
          </Link>
          <Link className="pad-50 relative" to={path} tabIndex={-1}>
            Mais Detalhes<span className="hidden"> sobre {title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}

/** The first data of its sheet, where the card has a row of its own. */
const CardFacts = ({ rows }: { rows: ShownCard['sheet'] }) => {
  const shown = rows.filter(({ label, value }) => label && value).slice(0, 4)
  if (shown.length === 0) return null
  return (
    <dl className={`small ${styles.facts}`}>
      {shown.map(({ label, value }) => (
        <div key={label} className="flex space-between gap-100 pad-50 line-above">
          <dt className="soft">{label}</dt>
          <dd className="strong text-end break-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
