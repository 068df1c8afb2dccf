import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useManners } from '#client/interface/manners.ts'
import { nowMs } from '#clock.ts'
import type { RequestedPiece } from '#domains/pieces/asked-piece.ts'
import { pick } from '#pick.ts'
import { dayOf } from '#time.ts'
import type { Changes } from '#ui/workbench/form/form-values.ts'
import { useAutosave } from '#ui/workbench/form/use-autosave.ts'
import { useRecordForm } from '#ui/workbench/form/use-record-form.ts'
import type { Budget, BudgetChange } from '../../budget-schemas.ts'
import type { Template } from '../../template-contract.ts'
import { BudgetForm, type BudgetValues, emptyBudget, type ForClient, type Sender, toStored } from './form-values.ts'
import { settleItems } from './item-values.ts'
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
  /** Who wrote the message that a new one begins with: who is no client yet becomes one with the save. */
  sender?: Sender | undefined
  /** The template that a new one begins with. */
  template?: Template | undefined
  /** The piece that a new one has as its first line. */
  piece?: RequestedPiece | undefined
}

/** For a quote that is saved as one types. The sum that the parcelas come to follows from the others. */
const KEPT = {
  settle: (values: BudgetValues): BudgetValues => ({ ...values, items: settleItems(values.items) }),
  together: ['items', 'discount', 'additional_value', 'payments'],
} as const

/**
 * The form of a quote: how it is saved and read anew, and what is typed, for the parts that follow each keystroke. A new
 * one is made by its button alone, so that it is made once; then it may be saved as one types.
 */
export function useBudgetForm(
  { id, whose, budget, client, sender, template, piece }: EditedBudget,
  onSaved: () => void,
) {
  const queries = useQueryClient()
  const isKept = useManners().savesAsTyped && budget !== undefined
  const [first] = useState(() =>
    budget ? toStored(budget) : { values: emptyBudget(dayOf(nowMs()), client ?? sender, template, piece) },
  )
  const [live] = useState(() => new LiveValues(first.values))
  const record = useRecordForm({
    schema: BudgetForm,
    first,
    // What was written for somebody else is not offered beside the sender of a message, whom the save makes a client.
    draftName: `budget:${budget ? id : sender ? `new:${sender.message}` : 'new'}`,
    save: async ({ values, changes, revision, once }) => {
      const change = budget ? readChanges(changes) : withDefaults(BudgetForm.parse(values))
      const made = sender?.id === null && !budget && values.client_id === null ? { message: sender.message } : {}
      const input = { id_user: whose, budget: { id, ...change, ...made, ...(budget && { revision }) } }
      const { data } = await (budget ? api.budgets.save(input) : api.budgets.save(input, once))
      return data
    },
    inputGroup: 'budget',
    reload: async () => toStored((await api.budgets.byId({ id, id_user: whose })).data[0]!),
    readConflict: (stored) => toStored(stored as Budget).values,
    findErrors: findPaymentErrors,
    onChange: (values) => {
      live.set(values)
      autosave.type()
    },
    onSaved: () => {
      if (sender) void queries.invalidateQueries({ queryKey: query.clients.key() })
      // The quote itself is what the form has.
      void queries.invalidateQueries({ queryKey: query.budgets.key(), ...(isKept && { refetchType: 'none' }) })
      if (isKept) void queries.invalidateQueries({ queryKey: query.budgets.exchange.read.queryKey({ input: { id } }) })
      else onSaved()
    },
    ...(isKept && { successText: null, kept: KEPT }),
  })
  const autosave = useAutosave(record, isKept)
  return { ...record, live, autosave, isKept }
}

/** What was changed, as a save takes it: nothing else, whatever a field that is left out would stand for. */
const readChanges = (changes: Changes<BudgetValues>) =>
  pick(BudgetForm.partial().parse(changes), Object.keys(changes) as (keyof BudgetValues)[])

/** An empty text of terms stands for those of Site. */
const withDefaults = ({ terms, ...fields }: Omit<BudgetChange, 'id'>) => ({ ...fields, terms: terms || null })

/** The payment terms come to the total, which no field of theirs sees alone. */
function findPaymentErrors(form: UseFormReturnType<BudgetValues>) {
  const values = form.getValues()
  const isRight = values.payments.length === 0 || typedTotals(values).isWhole
  return isRight ? undefined : { payments: 'As parcelas não somam o total.' }
}
