import { Modal, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import type { Account } from '../../accounts-contract.ts'
import { AmountInput } from '../parts/amount-input.tsx'
import { typedAmount } from '../parts/money-fields.tsx'
import { useFinanceStep } from '../parts/use-finance-step.ts'

interface TransferDialogProps {
  opened: boolean
  /** Those in use. */
  accounts: readonly Account[]
  onClose: () => void
}

/** Moves money between two accounts of the same book. */
export const TransferDialog = ({ opened, ...props }: TransferDialogProps) => (
  <Modal opened={opened} onClose={props.onClose} title="Transferir entre contas">
    <TransferForm {...props} />
  </Modal>
)

function TransferForm({ accounts, onClose }: Omit<TransferDialogProps, 'opened'>) {
  const options = accounts.map(({ id, name }) => ({ value: String(id), label: name }))
  const { values, problems, setProblems, change, form, text, showRefusal } = useFields(() => ({
    from: options[0]?.value ?? '',
    to: options[1]?.value ?? '',
    date: dayOf(nowMs()),
    amount: '',
  }))
  const step = useFinanceStep()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { from, to, date } = values
    const amount = typedAmount.safeParse(values.amount)
    if (!amount.success) return setProblems({ amount: amount.error.issues[0]!.message })
    if (from === to) return setProblems({ to: 'Escolha outra conta.' })
    step.mutate(
      {
        work: () => api.finance.accounts.transfer({ from: Number(from), to: Number(to), amount: amount.data, date }),
        done: 'Transferência lançada',
        onRefused: showRefusal,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <form onSubmit={submit} {...form}>
      <Stack>
        <Text>Aparece no mês como transferência, e não conta como entrada nem como saída.</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect label="De" data={options} {...text('from')} />
          <NativeSelect label="Para" data={options} {...text('to')} />
          <AmountInput
            label="Valor"
            required
            data-autofocus
            error={problems.amount}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
          />
          <DayInput
            label="Data"
            clearable={false}
            value={values.date}
            error={problems.date}
            onChange={(date) => date && change({ date })}
          />
        </SimpleGrid>
        <DialogButtons confirm="Transferir" saving={step.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
