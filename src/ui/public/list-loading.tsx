import styles from './list-loading.module.css'
import { useTop } from './use-top.ts'

/** A spinner in place of a list on its way; `label` says which. Shows the page from its top. */
export function ListLoading({ label }: { label: string }) {
  useTop()
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className="hidden">{label}</span>
    </div>
  )
}
