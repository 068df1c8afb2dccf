import { useCallback } from 'react'
import { useNavigateFromHere } from './use-navigate-from-here.ts'

/** Changes parts of the address's query: one that is undefined goes. `replace` leaves no step back in the history. */
export type ChangeSearch<Search> = (change: Search, options?: { replace?: boolean }) => void

/**
 * How a screen changes what its address's query says of it. It begins from what the last change said, shown or not: of
 * two controls pressed one right after the other, both count.
 */
export function useChangeSearch<Search extends object>(): ChangeSearch<Search> {
  const navigate = useNavigateFromHere()
  return useCallback(
    (change, { replace = false } = {}) =>
      void navigate({ to: '.', search: (last: object) => ({ ...last, ...change }), replace, resetScroll: false }),
    [navigate],
  )
}
