import type { ReactNode } from 'react'
import { useFollow } from './use-follow.ts'

interface RecordLinkProps {
  /** Path with its query, from the server. */
  to: string
  children: ReactNode
}

/** A link to a record: an entry, or the quote, order or bill that one belongs to. */
export function RecordLink({ to, children }: RecordLinkProps) {
  const follow = useFollow()
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  )
}
