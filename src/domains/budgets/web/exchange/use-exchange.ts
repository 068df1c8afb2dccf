import { query } from '#client/query.ts'
import { useRecordStep } from '#ui/workbench/use-record-step.ts'
import type { Exchange } from '../../exchange-contract.ts'

/** Changes how a quote stands with its client. State and status are in the list, the document and the form too. */
export const useExchange = (id: number) =>
  useRecordStep<{ data: Exchange }>(query.budgets.exchange.read.queryKey({ input: { id } }), query.budgets.key())
