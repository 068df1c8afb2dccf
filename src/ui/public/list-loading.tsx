import { ListHead } from './list-head.tsx'
import styles from './list-loading.module.css'
import { useTop } from './use-top.ts'

/** A spinner shown while a list loads; `label` is for screen readers. Scrolls to the top of the page. */
export function ListLoading({ label }: { label: string }) {
  useTop()
  return (
    <div className={`place-center ${styles.loading}`} role="status">
      <span className={`round ${styles.spinner}`} />
      <span className="hidden">{label}</span>
    </div>
  )
}

interface LoadingPageProps {
  title: string
  /** What is being done, below the title. */
  words: string
  /** For screen readers. */
  label: string
}

/** A page that lists something, while it loads. */
export const LoadingPage = ({ title, words, label }: LoadingPageProps) => (
  <div className="page">
    <ListHead title={title}>
      <p className="soft small">{words}</p>
    </ListHead>
    <ListLoading label={label} />
  </div>
)
