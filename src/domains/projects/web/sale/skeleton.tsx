import { PageSkeleton } from '#ui/public/page-skeleton.tsx'
import shape from '../view/skeleton.module.css'
import styles from './screen.module.css'

/** Placeholder while the prices load, on navigation in the browser. */
export const SaleSkeleton = () => (
  <PageSkeleton label="Carregando os preços">
    <div className={styles.head}>
      <div>
        <div className={shape.title} />
        <div className={shape.lead} />
      </div>
    </div>
    <div className={shape.rows} />
  </PageSkeleton>
)
