import type { ReactNode } from 'react'
import type { VersionChange } from '../../changes.ts'
import styles from './differences.module.css'

interface DifferencesProps {
  differences: readonly VersionChange[]
  /** What can be done with one, after its words. */
  action?: (difference: VersionChange) => ReactNode
}

/** What a draft says otherwise than the version that the client has, a line each. */
export const Differences = ({ differences, action }: DifferencesProps) => (
  <ul className={`bare-list ${styles.differences}`}>
    {differences.map((difference) => (
      <li key={difference.label} className="break-anywhere">
        <span className="medium">{difference.label}</span>
        <span className={`pre-line ${styles.text}`}>
          {difference.before && <del className="soft">{difference.before}</del>}{' '}
          {difference.after && <ins className="undecorated">{difference.after}</ins>}
        </span>
        {action?.(difference)}
      </li>
    ))}
  </ul>
)
