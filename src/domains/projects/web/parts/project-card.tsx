import { Link } from '@tanstack/react-router'
import { brl } from '#money.ts'
import type { ProjectCard as Card } from '../../contract.ts'
import { projectPath, salePrice } from '../../project.ts'
import styles from './project-card.module.css'
import { ProjectPicture } from './project-picture.tsx'
import { technologiesOf } from './technologies.ts'

/** What a card shows of a project. */
export type ShownProject = Pick<Card, 'id' | 'title' | 'trade' | 'is_sale' | 'is_sketch' | 'resum'> & {
  sale: Pick<Card['sale'], 'value'>
}

interface Props {
  project: ShownProject
  /** Whether its picture is among the first seen. */
  priority?: boolean
}

/**
 * A project in a list. The title's link lies over the whole card, so picture and description lead to it too; of the
 * two links in the specification's words one is for the pointer only, so that the keyboard stops twice and not thrice.
 */
export function ProjectCard({ project, priority }: Props) {
  const { id, trade, is_sale, is_sketch, sale, resum } = project
  const title = resum.title || project.title
  const path = projectPath(project)
  const technologies = technologiesOf(resum.tecnologi)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProjectPicture id={id} trade={trade} image={resum.image} shape="card" priority={priority} />
        {(is_sale || is_sketch) && (
          <p className={styles.badges}>
            {is_sketch && <span className={styles.sketch}>Esboço</span>}
            {is_sale && <span className={styles.price}>{brl(salePrice(sale))}</span>}
          </p>
        )}
      </div>
      <h3 className={styles.title}>
        <Link to={path}>{title}</Link>
      </h3>
      {resum.description && <p className={`soft small ${styles.description}`}>{resum.description}</p>}
      {technologies.length > 0 && <p className={styles.meta}>{technologies.join(', ')}</p>}
      <p className={styles.foot}>
        <Link className={styles.view} to={path}>
          Ver Projeto<span className="hidden"> {title}</span>
        </Link>
        <Link className={styles.more} to={path} tabIndex={-1}>
          Mais Detalhes<span className="hidden"> sobre {title}</span>
        </Link>
      </p>
    </article>
  )
}
