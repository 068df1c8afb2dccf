import { PageSkeleton, SkeletonText } from '#ui/public/page-skeleton.tsx'
import styles from './skeleton.module.css'

/** Placeholder while an article loads, on navigation in the browser. */
export const ArticleSkeleton = () => (
  <PageSkeleton label="Carregando o arquivo">
    <div className={styles.head}>
      <div className={styles.title} />
      <div className={`above-125 ${styles.lead}`} />
      <div className={`above-150 ${styles.meta}`} />
    </div>
    <div className={styles.picture} />
    <div className={`stack parts-may-shrink ${styles.article}`}>
      <SkeletonText className={styles.text} />
    </div>
  </PageSkeleton>
)
