import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { z } from '#platform/contract/fields.ts'
import { dayOf } from '#time.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { Account } from '../../accounts-contract.ts'
import { typedDay } from '../parts/money-fields.tsx'
import { useRefreshFinance } from '../parts/use-finance-step.ts'
import { typedBalance } from './typed-balance.ts'

const BalanceSchema = z.object({
  day: typedDay.meta({ label: 'Dia' }),
  balance: typedBalance.meta({ label: 'Saldo' }),
})

interface BalanceDialogProps {
  /** Undefined while it is closed. */
  account: Account | undefined
  onClose: () => void
}

/** What the bank says an account holds. */
export function BalanceDialog({ account, onClose }: BalanceDialogProps) {
  const today = dayOf(nowMs())
  return (
    <DialogForm
      opened={account !== undefined}
      onClose={onClose}
      title={`Saldo de ${account?.name ?? ''}`}
      text="O que o banco mostra no fim do dia. Ao lado fica o saldo do livro, e desde quando os dois diferem."
      schema={BalanceSchema}
      first={{ values: { day: today, balance: '' } }}
      confirm="Anotar"
      save={({ values }) => api.finance.accounts.setBalance({ id: account?.id ?? 0, ...BalanceSchema.parse(values) })}
      successText="Saldo anotado"
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <>
          <DayInput
            key={form.key('day')}
            clearable={false}
            maxDate={today}
            outside="O saldo não pode ser de depois de hoje."
            {...form.field('day')}
          />
          <AmountInput
            key={form.key('balance')}
            description="Com sinal de menos para uma dívida."
            data-autofocus
            {...form.field('balance')}
          />
        </>
      )}
    </DialogForm>
  )
}
