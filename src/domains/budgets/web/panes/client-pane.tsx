import { Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText, isUnanswered } from '#client/calls/failures.ts'
import { query } from '#client/calls/query.ts'
import { toReais } from '#money.ts'
import { PageFrame } from '#ui/workbench/page-frame.tsx'
import { PreviewStopped } from '#ui/workbench/preview-stopped.tsx'
import type { TypedBudget } from '../../budget-schemas.ts'
import { BudgetForm, type BudgetValues, centsOf, typedTerms } from '../form/form-values.ts'
import { centsOff, toPreviewItem, typedDiscount } from '../form/item-values.ts'
import { type LiveValues, useLiveValues } from '../form/live-values.ts'
import styles from './client-pane.module.css'

/** Pause in the typing after which the page is requested, in milliseconds. */
const PAUSE = 400
/** Time after which a page that the server did not answer is requested again, in milliseconds. */
const REPEAT = 2000

/** The client's own page with what is typed, a moment after the typing pauses. The latest wins: older calls are aborted. */
export function ClientPane({ id, live }: { /** The quote's number. */ id: number; live: LiveValues }) {
  const [values] = useDebouncedValue(useLiveValues(live), PAUSE)
  const { data, error, isFetching, refetch } = useQuery(
    query.budgets.clientPage.queryOptions({
      input: { id, budget: toPreview(values) },
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: ({ state }) => state.error !== null && isUnanswered(state.error) && REPEAT,
    }),
  )
  // A call that fails has none, and leaves the page that was there.
  const [shown, setShown] = useState(data)
  if (data && data !== shown) setShown(data)
  return (
    <div className="column grow may-shrink" aria-busy={isFetching}>
      {error && <PreviewStopped failure={failureText(error)} retry={() => void refetch()} />}
      {shown && <PageFrame html={shown.data.html} title="A página do cliente, com este rascunho" />}
      {!shown && !error && (
        <div className={`place-center grow ${styles.waiting}`} role="status" aria-label="Montando a página…">
          <Loader />
        </div>
      )}
    </div>
  )
}

/** What is typed as a preview takes it: what is no number yet is shown as none. */
const toPreview = (values: BudgetValues): TypedBudget => ({
  ...values,
  additional_value: toReais(centsOf(values.additional_value)),
  deadline: values.deadline ?? '',
  budget_validity: values.budget_validity ?? '',
  items: values.items.map(toPreviewItem),
  discount: centsOff(values.discount) && typedDiscount(values.discount),
  late_fine: BudgetForm.shape.late_fine.safeParse(values.late_fine).data ?? null,
  late_interest: BudgetForm.shape.late_interest.safeParse(values.late_interest).data ?? null,
  payments: typedTerms(values.payments).map(({ due, amount, ...term }) => ({
    ...term,
    due: due || null,
    amount: amount === null ? null : toReais(amount),
  })),
})
