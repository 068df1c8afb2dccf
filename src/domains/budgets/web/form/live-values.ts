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

  private readonly subscribe = (notify: () => void) => {
    this.listeners.add(notify)
    return () => void this.listeners.delete(notify)
  }

  /** A hook: the values as they are typed. */
  readonly useValues = () => useSyncExternalStore(this.subscribe, this.get)

  /** A hook: what the quote comes to as it is typed. */
  readonly useTotals = () => {
    const values = this.useValues()
    return useMemo(() => typedTotals(values), [values])
  }
}
