import type { ReactNode } from 'react'
import styles from './page-skeleton.module.css'
import { useTop } from './use-top.ts'

interface PageSkeletonProps {
  /** What is loading, for who does not see it. */
  label: string
  /** The page's own layout; each empty `div` in it becomes a grey block. */
  children: ReactNode
}

/** A page's shape while it loads, on navigation in the browser: its breadcrumb, then `children`. */
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

/** Lines in the place of a text. */
export const SkeletonText = ({ className = '' }: { className?: string | undefined }) => (
  <div className={`${styles.text} ${className}`}>
    <div />
    <div />
    <div />
    <div />
    <div />
    <div />
  </div>
)
