import styles from './list-loading.module.css'
import { useTop } from './use-top.ts'

/** A spinner in the place of a list that is loading; `label` says which. Scrolls to the top of the page. */
export function ListLoading({ label }: { label: string }) {
  useTop()
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className="hidden">{label}</span>
    </div>
  )
}
