import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { groupedMoney } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { dayOf } from '#time.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { MonthLimit } from '../../categories-contract.ts'
import { monthLabel, offeredLimit } from '../../finance.ts'
import { centsOf, money } from '../parts/money-text.ts'
import { typedLimit, typedOf } from '../parts/typed-limit.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

const LimitSchema = z.object({ monthly_limit: typedLimit })

interface LimitDialogProps {
  /** Undefined while it is closed. */
  edited: MonthLimit | undefined
  name: string | undefined
  onClose: () => void
  /** Called with the category whose limit has changed. */
  onSaved: (id: number) => void
}

/** How much a category may spend a month; where nothing was said yet, its mean is offered. */
export function LimitDialog({ edited, name, onClose, onSaved }: LimitDialogProps) {
  const mean = centsOf(edited?.mean ?? '0')
  const isNew = edited?.monthly_limit === null
  const offered = isNew && mean > 0 ? groupedMoney(offeredLimit(mean)) : undefined
  return (
    <DialogForm
      opened={edited !== undefined}
      onClose={onClose}
      title={`Meta de ${name}`}
      text={`Quanto a categoria pode gastar por mês, de ${monthLabel(dayOf(nowMs()).slice(0, 7))} em diante. Contam as saídas: entradas e transferências, não. Os meses que passaram ficam como estão. Vazio, não há meta.`}
      schema={LimitSchema}
      first={{ values: { monthly_limit: offered ?? typedOf(edited?.monthly_limit ?? null) } }}
      save={async ({ values }) => {
        const { monthly_limit } = LimitSchema.parse(values)
        const answer = await api.finance.reports.saveCategory({ id: edited?.id ?? 0, monthly_limit })
        notifySuccess(monthly_limit === null && !isNew ? 'Meta removida' : 'Meta guardada')
        if (edited && monthly_limit !== edited.monthly_limit) onSaved(edited.id)
        return answer
      }}
      successText={null}
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <AmountInput
          key={form.key('monthly_limit')}
          data-autofocus
          description={mean > 0 && describe(money(edited?.mean ?? '0'), offered !== undefined)}
          {...form.field('monthly_limit')}
          required={false}
        />
      )}
    </DialogForm>
  )
}

const describe = (mean: string, isOffered: boolean) =>
  isOffered
    ? `Sugestão: a média dos três meses anteriores, ${mean}, arredondada para cima até a dezena.`
    : `Média dos três meses anteriores: ${mean}.`
