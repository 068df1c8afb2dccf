import { useTop } from '#ui/public/use-top.ts'
import shape from '../view/skeleton.module.css'
import styles from './screen.module.css'

/** The shape of the prices while they come, on navigation in the browser. */
export function SaleSkeleton() {
  useTop()
  return (
    <div className={`page ${shape.skeleton}`} role="status">
      <span className="hidden">Carregando os preços</span>
      <div className={shape.crumbs} />
      <div className={styles.head}>
        <div>
          <div className={shape.title} />
          <div className={shape.lead} />
        </div>
      </div>
      <div className={shape.rows} />
    </div>
  )
}
