import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sent-notice.module.css'

interface SentNoticeProps {
  /** Whether what was sent has not arrived yet. */
  isWaiting?: boolean
  children: ReactNode
}

/** Takes the place of a form that was sent: has the focus, and so is in view where the form was longer. */
export function SentNotice({ isWaiting = false, children }: SentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className={`flex align-start gap-100 strong rounded large ${isWaiting ? 'wash' : 'on-fill accent-fill'} ${styles.notice}`}
    >
      <svg
        className="flex-none"
        viewBox="0 0 32 32"
        width="32"
        height="32"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path
          d={isWaiting ? 'M16 8v9l6 4M28 16a12 12 0 1 1-24 0 12 12 0 0 1 24 0' : 'm7 17 6 6L25 10'}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p>{children}</p>
    </div>
  )
}
