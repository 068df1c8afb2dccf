import { useTop } from '#ui/public/use-top.ts'
import view from './screen.module.css'
import styles from './skeleton.module.css'

/** The shape of a project while it comes, on navigation in the browser. */
export function ProjectSkeleton() {
  useTop()
  return (
    <div className={`page ${styles.skeleton}`} role="status">
      <span className="hidden">Carregando o projeto</span>
      <div className={styles.crumbs} />
      <div className={view.head}>
        <div className={view.intro}>
          <div className={styles.title} />
          <div className={styles.lead} />
          <div className={styles.tags} />
        </div>
        <div className={styles.picture} />
      </div>
      <div className={view.body}>
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
