import { Link } from '@tanstack/react-router'
import { bindWords } from '#fixed-spaces.ts'
import { brl } from '#money.ts'
import { projectPath, type ShownCard, shownPrice, soldName } from '../../project.ts'
import styles from './project-card.module.css'
import { ProjectPicture } from './project-picture.tsx'
import { technologiesOf } from './technologies.ts'

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
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProjectPicture id={id} trade={trade} image={resum.image} shape="card" priority={priority} />
        {(price || is_sketch) && (
          <p className={styles.badges}>
            {is_sketch && <span className={styles.sketch}>Esboço</span>}
            {price && (
              <span className={styles.price}>{[soldName(project), brl(price)].filter(Boolean).join(' · ')}</span>
            )}
          </p>
        )}
      </div>
      <h3 className={styles.title}>
        <Link to={path}>{bindWords(title)}</Link>
      </h3>
      {resum.description && <p className={`soft small ${styles.description}`}>{bindWords(resum.description)}</p>}
      {technologies.length > 0 && <p className={styles.meta}>{technologies.join(', ')}</p>}
      <p className={styles.foot}>
        <Link className={styles.view} to={path}>
          Ver Projeto<span className="hidden"> {title}</span>
        </Link>
        <Link to={path} tabIndex={-1}>
          Mais Detalhes<span className="hidden"> sobre {title}</span>
        </Link>
      </p>
    </article>
  )
}
