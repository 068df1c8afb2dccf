import { Button, Group, Modal, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
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
  const today = dayOf(Date.now())
  const options = accounts.map(({ id, name }) => ({ value: String(id), label: name }))
  const [from, setFrom] = useState(options[0]?.value ?? '')
  const [to, setTo] = useState(options[1]?.value ?? '')
  const [date, setDate] = useState(today)
  const [typed, setTyped] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const step = useFinanceStep()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = typedAmount.safeParse(typed)
    if (!amount.success) return setProblems({ amount: amount.error.issues[0]!.message })
    if (from === to) return setProblems({ to: 'Escolha outra conta.' })
    step.mutate(
      {
        work: () => api.finance.accounts.transfer({ from: Number(from), to: Number(to), amount: amount.data, date }),
        done: 'Transferência lançada',
      },
      {
        onSuccess: onClose,
        onError: (failure) => setProblems((isApiError(failure) && failure.data?.fields) || {}),
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>Aparece no mês como transferência, e não conta como entrada nem como saída.</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label="De"
            data={options}
            value={from}
            error={problems.from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <NativeSelect
            label="Para"
            data={options}
            value={to}
            error={problems.to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <AmountInput
            label="Valor"
            required
            data-autofocus
            error={problems.amount}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setProblems({})
            }}
          />
          <DayInput
            label="Data"
            clearable={false}
            value={date}
            error={problems.date}
            onChange={(chosen) => chosen && setDate(chosen)}
          />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={step.isPending}>
            Transferir
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
