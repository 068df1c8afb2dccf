import { PageSkeleton, SkeletonText } from '#ui/public/page-skeleton.tsx'
import styles from './skeleton.module.css'

/** Placeholder while a project loads, on navigation in the browser. */
export const ProjectSkeleton = () => (
  <PageSkeleton label="Carregando o projeto">
    <div className={`stack ${styles.head}`}>
      <div className={`may-shrink ${styles.intro}`}>
        <div className={styles.title} />
        <div className={`above-125 ${styles.lead}`} />
        <div className={`above-150 ${styles.tags}`} />
      </div>
      <div className={styles.picture} />
    </div>
    <div className={`stack parts-may-shrink ${styles.body}`}>
      <SkeletonText className={styles.text} />
    </div>
  </PageSkeleton>
)
