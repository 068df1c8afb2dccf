import { Modal, Stack, Text } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import type { Account } from '../../accounts-contract.ts'
import { AmountInput } from '../parts/amount-input.tsx'
import { useFinanceStep } from '../parts/use-finance-step.ts'
import { typedBalance } from './typed-balance.ts'

interface BalanceDialogProps {
  /** Undefined while it is closed. */
  account: Account | undefined
  onClose: () => void
}

/** What the bank says an account holds. */
export const BalanceDialog = ({ account, onClose }: BalanceDialogProps) => (
  <Modal opened={account !== undefined} onClose={onClose} title={`Saldo de ${account?.name ?? ''}`}>
    {account && <BalanceForm account={account} onClose={onClose} />}
  </Modal>
)

function BalanceForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const today = dayOf(nowMs())
  const { values, problems, setProblems, change, form, showRefusal } = useFields(() => ({ day: today, balance: '' }))
  const step = useFinanceStep()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const balance = typedBalance.safeParse(values.balance)
    if (!balance.success) return setProblems({ balance: balance.error.issues[0]!.message })
    step.mutate(
      {
        work: () => api.finance.accounts.setBalance({ id: account.id, day: values.day, balance: balance.data }),
        done: 'Saldo anotado',
        onRefused: showRefusal,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <form onSubmit={submit} {...form}>
      <Stack>
        <Text>O que o banco mostra no fim do dia. Ao lado fica o saldo do livro, e desde quando os dois diferem.</Text>
        <DayInput
          label="Dia"
          clearable={false}
          maxDate={today}
          value={values.day}
          error={problems.day}
          onChange={(day) => day && change({ day })}
        />
        <AmountInput
          label="Saldo"
          description="Com sinal de menos para uma dívida."
          data-autofocus
          error={problems.balance}
          onChange={({ currentTarget }) => change({ balance: currentTarget.value })}
        />
        <DialogButtons confirm="Anotar" saving={step.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
