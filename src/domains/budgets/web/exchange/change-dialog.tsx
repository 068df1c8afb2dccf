import { Text } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { brl, groupedMoney, parseMoney, toCents } from '#money.ts'
import { z } from '#platform/contract/fields.ts'
import { day } from '#time.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { parcelaName, restText } from '../../budget.ts'
import { type Installment, InstallmentChange } from '../../installment-schemas.ts'
import { spreadDifference } from '../../spread.ts'
import { Differences } from './before-sending.tsx'
import { chosenDay, typedReais } from './typed-amount.ts'
import { useExchange } from './use-exchange.ts'

const { due, amount } = InstallmentChange.shape
const ChangeForm = z.object({ due: chosenDay(due), amount: typedReais(amount) })
type ChangeValues = z.input<typeof ChangeForm>

interface ChangeDialogProps {
  /** The quote's. */
  id: number
  /** The one to change, which is open. */
  installment: Installment
  /** All of the quote. */
  installments: readonly Installment[]
  opened: boolean
  onClose: () => void
}

/** Changes when an open parcela is due and its amount, and shows what each open one becomes. */
export function ChangeDialog({ id, installment, installments, opened, onClose }: ChangeDialogProps) {
  const { show } = useExchange(id)
  const first: ChangeValues = { due: installment.due, amount: groupedMoney(toCents(installment.amount)) }
  const [typed, setTyped] = useState<ChangeValues>()
  const open = installments.filter(({ paid_on }) => paid_on === null)
  function close() {
    setTyped(undefined)
    onClose()
  }
  return (
    <DialogForm
      opened={opened}
      onClose={close}
      title={`Alterar a parcela ${installment.number}${restText(installment.part)}`}
      text="A soma do que foi aceito não muda: o que esta parcela passa a ter a mais ou a menos vai para as outras abertas, na proporção de cada uma."
      schema={ChangeForm}
      first={{ values: first }}
      onChange={setTyped}
      save={async ({ values }) =>
        show(
          await api.budgets.exchange.changeInstallment({
            id: installment.id,
            ...ChangeForm.parse(values),
            open: open.map(({ id, due, amount }) => ({ id, due, amount })),
          }),
        )
      }
      successText="As parcelas foram alteradas"
    >
      {(form) => (
        <>
          <DayInput key={form.key('due')} clearable={false} {...form.field('due')} />
          <AmountInput key={form.key('amount')} data-autofocus {...form.field('amount')} />
          <Outcome open={open} id={installment.id} typed={typed ?? first} />
        </>
      )}
    </DialogForm>
  )
}

interface OutcomeProps {
  open: readonly Installment[]
  /** The parcela that is being changed. */
  id: number
  typed: ChangeValues
}

/** What each open parcela becomes by what is typed, or why that cannot be. */
function Outcome({ open, id, typed }: OutcomeProps) {
  const cents = parseMoney(typed.amount)
  if (!cents || !typed.due) return null
  const inCents = open.map((one) => ({ ...one, amount: toCents(one.amount) }))
  const { amounts, problem } = spreadDifference(inCents, { id, amount: cents })
  if (!amounts)
    return (
      <Text c="red" role="alert">
        {problem}
      </Text>
    )
  const differences = inCents.map((one) => {
    const [before, after] = [
      termsText(one),
      termsText({ due: one.id === id ? typed.due! : one.due, amount: amounts.get(one.id)! }),
    ]
    return { label: parcelaName(one), before: before === after ? '' : before, after }
  })
  return (
    <section aria-label="Como ficam as parcelas abertas">
      <Text fw={600}>Como ficam as parcelas abertas</Text>
      <Differences differences={differences} />
    </section>
  )
}

const termsText = ({ due, amount }: { due: string; amount: number }) => `${brl(amount)} em ${day(due)}`
