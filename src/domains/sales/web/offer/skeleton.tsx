import { PageSkeleton } from '#ui/public/page-skeleton.tsx'
import styles from './skeleton.module.css'

/** Placeholder while the prices load, on navigation in the browser. */
export const OfferSkeleton = () => (
  <PageSkeleton label="Carregando os preços">
    <div className={`stack align-end ${styles.head}`}>
      <div>
        <div className={styles.title} />
        <div className={`above-125 ${styles.lead}`} />
      </div>
    </div>
    <div className={styles.rows} />
  </PageSkeleton>
)
