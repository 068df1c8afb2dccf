import { wholeNumber } from '../formats.ts'

interface AndMoreProps {
  /** All there are, and those of them that are listed. */
  count: number
  listed: number
  className?: string
}

/** Below a list that is cut, how many it leaves out; nothing where it has all. */
export const AndMore = ({ count, listed, className }: AndMoreProps) =>
  count > listed && <p className={className}>E mais {wholeNumber(count - listed)}.</p>
