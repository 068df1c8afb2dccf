import { Link } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import { brl } from '#money.ts'
import { projectPath, shownPrice, soldName } from '../../project.ts'
import type { ShownCard } from '../../shown-card.ts'
import { technologiesOf } from '../../technologies.ts'
import styles from './project-card.module.css'
import { ProjectPicture } from './project-picture.tsx'

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
  const { id, trade, is_sketch, resum } = project
  const price = shownPrice(project)
  const title = resum.title || project.title
  const path = projectPath(project)
  const technologies = technologiesOf(resum.tecnologi)
  return (
    <article className={`column gap-90 may-shrink full-height relative ${styles.card}`}>
      <div className="relative">
        <ProjectPicture id={id} trade={trade} image={resum.image} shape="card" priority={priority} />
        {(price || is_sketch) && (
          <p className={`small cluster gap-50 strong tabular ${styles.badges}`}>
            {is_sketch && <span className={`rounded ink paper ${styles.sketch}`}>Esboço</span>}
            {price && (
              <span className="rounded push on-fill accent-fill">
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
        <p className="soft small break-anywhere clipped four-lines">{bindWords(resum.description)}</p>
      )}
      {technologies.length > 0 && (
        <p className={`soft small break-anywhere lines-140 ${styles.meta}`}>{technologies.join(', ')}</p>
      )}
      <p className={`row cluster ${styles.foot}`}>
        <Link className={`undecorated rounded relative ${styles.view}`} to={path}>
          Ver Projeto<span className="hidden"> {title}</span>
        </Link>
        <Link className="relative" to={path} tabIndex={-1}>
          Mais Detalhes<span className="hidden"> sobre {title}</span>
        </Link>
      </p>
    </article>
  )
}
