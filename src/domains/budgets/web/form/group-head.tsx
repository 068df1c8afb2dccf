import type { ReactNode } from 'react'
import styles from './items.module.css'
import { GROUP_LENGTH } from './line-options.tsx'

interface GroupHeadProps {
  name: string
  /** What its lines come to. */
  sum: string
  isClosed: boolean
  /** What is left of them, for who sees that. */
  margin: ReactNode
  onRename: (name: string) => void
}

/** Above the first line of a group: its name, changed where it stands for all its lines; without one there is no group. */
export const GroupHead = ({ name, sum, isClosed, margin, onRename }: GroupHeadProps) => (
  <div className={`row cluster space-between gap-75 relative strong ${styles.group}`}>
    <input
      key={name}
      className="no-padding no-border no-background ink strong may-shrink grow"
      aria-label={`Nome do grupo ${name}`}
      maxLength={GROUP_LENGTH}
      defaultValue={name}
      readOnly={isClosed}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.value = name
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.blur()
      }}
      onBlur={({ currentTarget: { value } }) => {
        if (value.trim() !== name) onRename(value.trim())
      }}
    />
    <span className="tabular">{sum}</span>
    {margin}
  </div>
)
