import { Button, Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { failureText, isUnanswered } from '#client/failures.ts'
import { query } from '#client/query.ts'
import { toReais } from '#money.ts'
import type { TypedBudget } from '../../budget-schemas.ts'
import { QuoteDocumentView } from '../document/quote-document.tsx'
import { type BudgetValues, centsOf, typedTerms } from './form-values.ts'
import { centsOff, toPreviewItem, typedDiscount } from './item-values.ts'
import { type LiveValues, useLiveValues } from './live-values.ts'
import styles from './preview.module.css'

/** Pause in the typing after which the preview is requested, in milliseconds. */
const PAUSE = 400
/** Time after which a preview that the server did not answer is requested again, in milliseconds. */
const REPEAT = 2000

/** Drawn anew only for another preview, and not at each keystroke. */
const Document = memo(QuoteDocumentView)

interface BudgetPreviewProps {
  /** The quote's number. */
  id: number
  live: LiveValues
  /** Whether it is seen; while it is not nothing is requested. */
  isShown: boolean
}

/** The document as it will be, a moment after the typing pauses. The latest wins: older calls are aborted. */
export function BudgetPreview({ id, live, isShown }: BudgetPreviewProps) {
  const [values] = useDebouncedValue(useLiveValues(live), PAUSE)
  const { data, error, isFetching, refetch } = useQuery(
    query.budgets.preview.queryOptions({
      input: { id, budget: toPreview(values) },
      enabled: isShown,
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: ({ state }) => state.error !== null && isUnanswered(state.error) && REPEAT,
    }),
  )
  return (
    <div className="column may-shrink full-height wash outlined clip">
      {error && (
        <p className={`small row cluster space-between gap-50 error line-below ${styles.failure}`} role="status">
          <span>A prévia parou na última versão. {failureText(error)}</span>
          <Button variant="default" size="compact-xs" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={`grow ${styles.stage}`} tabIndex={0} aria-label="Prévia do documento" aria-busy={isFetching}>
        {data && <Document document={data.data} isPart />}
        {!data && !error && (
          <div role="status" aria-label="Montando a prévia…">
            <Loader />
          </div>
        )}
      </section>
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
  payments: typedTerms(values.payments).map(({ due, percent, amount }) => ({
    due: due || null,
    percent,
    amount: amount === null ? null : toReais(amount),
  })),
})
