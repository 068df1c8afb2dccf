import { useTop } from '#ui/public/use-top.ts'
import view from './screen.module.css'
import styles from './skeleton.module.css'

/** The shape of an article while it comes, on navigation in the browser. */
export function ArticleSkeleton() {
  useTop()
  return (
    <div className={`page ${styles.skeleton}`} role="status">
      <span className="hidden">Carregando o arquivo</span>
      <div className={styles.crumbs} />
      <div className={view.head}>
        <div className={styles.title} />
        <div className={styles.lead} />
        <div className={styles.meta} />
      </div>
      <div className={styles.picture} />
      <div className={view.article}>
        <div className={styles.text}>
          <div />
          <div />
          <div />
          <div />
          <div />
          <div />
        </div>
      </div>
    </div>
  )
}
