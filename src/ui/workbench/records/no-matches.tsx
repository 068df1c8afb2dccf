import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface NoMatchesProps {
  children: ReactNode
  /** The button's words. */
  clear: string
  onClear: () => void
}

/** Says that no record fits the search or the filters, and takes them off. */
export const NoMatches = ({ children, clear, onClear }: NoMatchesProps) => (
  <p className="pad-200 soft break-anywhere">
    {children}{' '}
    <Button variant="default" size="compact-sm" onClick={onClear}>
      {clear}
    </Button>
  </p>
)
