import { PageSkeleton, SkeletonText } from '#ui/public/page-skeleton.tsx'
import view from './screen.module.css'
import styles from './skeleton.module.css'

/** Placeholder while an article loads, on navigation in the browser. */
export const ArticleSkeleton = () => (
  <PageSkeleton label="Carregando o arquivo">
    <div className={view.head}>
      <div className={styles.title} />
      <div className={styles.lead} />
      <div className={styles.meta} />
    </div>
    <div className={styles.picture} />
    <div className={`stack parts-may-shrink ${view.article}`}>
      <SkeletonText className={styles.text} />
    </div>
  </PageSkeleton>
)
