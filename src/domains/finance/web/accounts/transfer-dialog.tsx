import { NativeSelect, SimpleGrid } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { z } from '#platform/contract/fields.ts'
import { dayOf } from '#time.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { Account } from '../../accounts-contract.ts'
import { typedAmount, typedDay } from '../parts/money-fields.tsx'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

/** The id of a chosen account, as the text of its option. */
const chosenAccount = z.string().transform(Number)

const TransferSchema = z
  .object({
    from: chosenAccount.meta({ label: 'De' }),
    to: chosenAccount.meta({ label: 'Para' }),
    amount: typedAmount,
    date: typedDay.meta({ label: 'Data' }),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Escolha outra conta.' })

interface TransferDialogProps {
  opened: boolean
  /** Those in use. */
  accounts: readonly Account[]
  onClose: () => void
}

/** Moves money between two accounts of the same ledger. */
export function TransferDialog({ opened, accounts, onClose }: TransferDialogProps) {
  const options = accounts.map(({ id, name }) => ({ value: String(id), label: name }))
  const [from, to] = options
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title="Transferir entre contas"
      text="Aparece no mês como transferência, e não conta como entrada nem como saída."
      schema={TransferSchema}
      first={{ values: { from: from?.value ?? '', to: to?.value ?? '', amount: '', date: dayOf(nowMs()) } }}
      confirm="Transferir"
      save={({ values }) => api.finance.accounts.transfer(TransferSchema.parse(values))}
      successText="Transferência lançada"
      onChanged={useRefreshFinance()}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect key={form.key('from')} data={options} {...form.field('from')} />
          <NativeSelect key={form.key('to')} data={options} {...form.field('to')} />
          <AmountInput key={form.key('amount')} data-autofocus {...form.field('amount')} required />
          <DayInput key={form.key('date')} clearable={false} {...form.field('date')} />
        </SimpleGrid>
      )}
    </DialogForm>
  )
}
