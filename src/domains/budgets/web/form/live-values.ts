import { useMemo, useSyncExternalStore } from 'react'
import type { BudgetValues } from './form-values.ts'
import { typedTotals } from './totals.ts'

/** What is typed in the form, for the parts that follow each keystroke: so that the whole form need not. */
export class LiveValues {
  private readonly listeners = new Set<() => void>()
  private values: BudgetValues

  constructor(values: BudgetValues) {
    this.values = values
  }

  readonly get = () => this.values

  set(values: BudgetValues) {
    this.values = values
    for (const notify of this.listeners) notify()
  }

  readonly subscribe = (notify: () => void) => {
    this.listeners.add(notify)
    return () => void this.listeners.delete(notify)
  }
}

/** The values as they are typed. */
export const useLiveValues = (live: LiveValues) => useSyncExternalStore(live.subscribe, live.get)

/** What the quote comes to as it is typed. */
export function useLiveTotals(live: LiveValues) {
  const values = useLiveValues(live)
  return useMemo(() => typedTotals(values), [values])
}
