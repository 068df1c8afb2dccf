import styles from './list-loading.module.css'
import { useTop } from './use-top.ts'

/** A spinner shown while a list loads; `label` is for screen readers. Scrolls to the top of the page. */
export function ListLoading({ label }: { label: string }) {
  useTop()
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className="hidden">{label}</span>
    </div>
  )
}
