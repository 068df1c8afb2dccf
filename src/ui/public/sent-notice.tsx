import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sent-notice.module.css'

/** Takes the place of a form that was sent: has the focus, and so is in view where the form was longer. */
export function SentNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className={`flex align-start gap-100 strong rounded on-fill large accent-fill ${styles.notice}`}
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
        <path d="m7 17 6 6L25 10" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p>{children}</p>
    </div>
  )
}
