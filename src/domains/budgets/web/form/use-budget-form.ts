import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import type { Budget, BudgetChange } from '../../budget-schemas.ts'
import { BudgetForm, type BudgetValues, emptyBudget, type ForClient, toStored } from './form-values.ts'
import { LiveValues } from './live-values.ts'
import { typedTotals } from './totals.ts'

export interface EditedBudget {
  /** The quote's number, stored or drawn for a new one. */
  id: number
  /** Whose quotes the reader's calls mean. */
  whose: number
  /** The quote as it was loaded; absent for a new one. */
  budget: Budget | undefined
  /** Whom a new one is for, where the address says it. */
  client?: ForClient | undefined
}

/** The form of a quote: how it is saved and read anew, and what is typed, for the parts that follow each keystroke. */
export function useBudgetForm({ id, whose, budget, client }: EditedBudget, onSaved: () => void) {
  const queries = useQueryClient()
  const [first] = useState(() => (budget ? toStored(budget) : { values: emptyBudget(dayOf(nowMs()), client) }))
  const [live] = useState(() => new LiveValues(first.values))
  const record = useRecordForm({
    schema: BudgetForm,
    first,
    draftName: `budget:${budget ? id : 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const change = budget ? BudgetForm.partial().parse(changes) : withDefaults(BudgetForm.parse(values))
      const input = { id_user: whose, budget: { id, ...change, ...(budget && { revision }) } }
      const { data } = await (budget ? api.budgets.save(input) : api.budgets.save(input, once))
      return data
    },
    inputGroup: 'budget',
    reload: async () => toStored((await api.budgets.byId({ id, id_user: whose })).data[0]!),
    readConflict: (stored) => toStored(stored as Budget).values,
    findErrors: findPaymentErrors,
    onChange: (values) => live.set(values),
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: query.budgets.key() })
      onSaved()
    },
  })
  return { ...record, live }
}

/** An empty text of terms stands for those of Site. */
const withDefaults = ({ terms, ...fields }: Omit<BudgetChange, 'id'>) => ({ ...fields, terms: terms || null })

/** The payment terms come to the total, which no field of theirs sees alone. */
function findPaymentErrors(form: UseFormReturnType<BudgetValues>) {
  const values = form.getValues()
  const isRight = values.payments.length === 0 || typedTotals(values).isWhole
  return isRight ? undefined : { payments: 'As parcelas não somam o total.' }
}
