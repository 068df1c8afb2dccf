import type { ReactNode } from 'react'
import styles from './page-skeleton.module.css'
import { useTop } from './use-top.ts'

interface PageSkeletonProps {
  /** For screen readers. */
  label: string
  /** The page's layout, in which each empty `div` becomes a grey block. */
  children: ReactNode
}

/** Grey blocks in the layout of a page that loads, on navigation in the browser. */
export function PageSkeleton({ label, children }: PageSkeletonProps) {
  useTop()
  return (
    <div className={`page ${styles.skeleton}`} role="status">
      <span className="hidden">{label}</span>
      <div className={styles.crumbs} />
      {children}
    </div>
  )
}

/** Grey lines in place of a text. */
export const SkeletonText = ({ className = '' }: { className?: string | undefined }) => (
  <div className={`stack gap-90 ${styles.text} ${className}`}>
    <div />
    <div />
    <div />
    <div />
    <div />
    <div />
  </div>
)
