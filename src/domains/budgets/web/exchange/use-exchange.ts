import { useQueryClient } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import type { Exchange } from '../../exchange-schemas.ts'

/** Changes how a quote stands with its client. State and status are in the list, the document and the form too. */
export function useExchange(id: number) {
  const client = useQueryClient()
  const shown = query.budgets.exchange.read.queryKey({ input: { id } })
  const step = useRecordStep<{ data: Exchange }>(shown, query.budgets.key())
  /** Shows what a call answers; where it was refused, what was shown may be old, and is read again. */
  async function settle(call: Promise<{ data: Exchange }>) {
    try {
      return step.show(await call)
    } catch (failure) {
      void client.invalidateQueries({ queryKey: shown })
      throw failure
    }
  }
  return { ...step, settle }
}
