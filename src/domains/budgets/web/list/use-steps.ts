import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { query } from '#client/query.ts'
import { useNavigateFromHere } from '#client/use-navigate-from-here.ts'
import { attempt } from '#ui/workbench/attempt.ts'
import { notifySuccess, notifyUndo } from '#ui/workbench/toasts.tsx'
import { numberText } from '../../budget.ts'
import type { BudgetRow } from '../../budget-schemas.ts'
import type { Step } from '../../waits.ts'

/** The steps that are done in the list itself, each once: a line that begins, with the way back, and a copy, which opens. */
export function useSteps() {
  const client = useQueryClient()
  const navigate = useNavigateFromHere()
  const busy = useRef(new Set<number>())
  const reload = () => client.invalidateQueries({ queryKey: query.budgets.search.key() })

  async function begin({ id }: BudgetRow) {
    if (!(await attempt(() => api.budgets.exchange.startLine({ id })))) return
    notifyUndo('Linha começada', () => void attempt(() => api.budgets.exchange.takeBackLine({ id })).then(reload))
    await reload()
  }
  const copy = ({ id }: BudgetRow) =>
    attempt(async () => {
      const made = await api.budgets.duplicate({ id })
      notifySuccess(`Orçamento ${numberText(made.id)} criado a partir do ${numberText(id)}`)
      await navigate({ to: '/dashboard/budget-create', search: { id: made.id } })
    })

  return async (step: Step, budget: BudgetRow) => {
    if (busy.current.has(budget.id)) return
    busy.current.add(budget.id)
    await (step === 'begin' ? begin(budget) : copy(budget))
    busy.current.delete(budget.id)
  }
}
