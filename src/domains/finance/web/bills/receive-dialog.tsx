import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import { groupedMoney, parseMoney } from '#money.ts'
import { optionalText, z } from '#platform/contract/fields.ts'
import { PAYMENT_METHODS } from '#platform/contract/payment-methods.ts'
import { dayOf } from '#time.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { Payable } from '../../bills-contract.ts'
import { beyond, cameProblem, NO_CHARGES } from '../../received.ts'
import { AccountSelect } from '../parts/account-select.tsx'
import { CarriesField } from '../parts/carries-field.tsx'
import { MeansSelect } from '../parts/means-select.tsx'
import { typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf, money } from '../parts/money-text.ts'
import { useUsual } from '../parts/use-choices.ts'

const ReceiveForm = z.object({
  amount: typedAmount.meta({ label: 'Valor recebido' }),
  paid_on: typedDay.meta({ label: 'Recebido em' }),
  means: z.enum(PAYMENT_METHODS).meta({ label: 'Por' }),
  account_id: z.number().nullable().meta({ label: 'Conta' }),
  waived: z.boolean().meta({ label: 'Deixar de fora' }),
  carries: z.boolean().meta({ label: 'Pagar outra parcela com o que passa' }),
  note: optionalText(500).meta({ label: 'Anotação' }),
})
type ReceiveValues = z.input<typeof ReceiveForm>

/** What comes beside it; undefined for another day than today's, which the server knows. */
function chargesOf({ amount, total }: Payable, { paid_on, waived }: Pick<ReceiveValues, 'paid_on' | 'waived'>) {
  if (waived) return NO_CHARGES
  if (paid_on !== dayOf(nowMs())) return undefined
  const beside = centsOf(total) - centsOf(amount)
  return { fine: Math.max(0, beside), interest: 0, discount: Math.max(0, -beside) }
}

interface ReceiveDialogProps {
  /** An open parcela. */
  payable: Payable
  opened: boolean
  onClose: () => void
  /** Called with what came, in reais, and how many parcelas it paid. */
  onReceived: (amount: string, paid: number) => void
}

/** What came of a parcela: all of it, with fine and interest where it is late, or less, whose rest stays open. */
export function ReceiveDialog({ payable, opened, onClose, onReceived }: ReceiveDialogProps) {
  const today = dayOf(nowMs())
  const { id, kind, description, amount, total, next, id_user } = payable
  const usual = useUsual(id_user)
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={description}
      schema={ReceiveForm}
      first={{
        values: {
          ...{
            amount: groupedMoney(centsOf(total)),
            paid_on: today,
            means: 'pix',
            account_id: usual?.receiving('pix') ?? null,
          },
          ...{ waived: false, note: '', carries: false },
        },
      }}
      confirm="Recebi"
      // All values are mostly right as they are.
      focusesConfirm
      findErrors={(form) => {
        const values = form.getValues()
        const charges = chargesOf(payable, values)
        if (!charges) return undefined
        const came = { came: parseMoney(values.amount) ?? 0, carries: values.carries }
        const problem = cameProblem({ ...came, open: centsOf(amount), charges, next: next?.name })
        return problem ? { amount: problem } : undefined
      }}
      save={async ({ values }) => {
        const received = ReceiveForm.parse(values)
        const to = received.carries && next ? { carries_to: next.id } : {}
        const answer = await api.finance.bills.pay({ kind, id, ...received, ...to })
        onReceived(received.amount, answer.data.paid)
        return answer
      }}
      successText={null}
    >
      {(form) => <ReceiveFields form={form} payable={payable} today={today} />}
    </DialogForm>
  )
}

interface ReceiveFieldsProps {
  form: RecordFields<ReceiveValues>
  payable: Payable
  today: string
}

function ReceiveFields({ form, payable, today }: ReceiveFieldsProps) {
  const { amount, total, next, id_user } = payable
  const [waived, setWaived] = useState(form.getValues().waived)
  const beside = centsOf(total) - centsOf(amount)
  const what = beside > 0 ? 'multa e juros' : 'o desconto'
  const box = form.field('waived')
  const day = form.field('paid_on')
  const [paid_on, setDay] = useState(form.getValues().paid_on)
  const charges = chargesOf(payable, { paid_on, waived })
  const came = parseMoney(form.useWatchValue('amount')) ?? 0
  const rest = beyond(came, centsOf(amount), charges ?? NO_CHARGES)

  /** The amount follows, as long as it is the whole sum. */
  function waive(isWaived: boolean) {
    const [before, after] = isWaived ? [total, amount] : [amount, total]
    if (parseMoney(form.getValues().amount) === centsOf(before))
      form.setFieldValue('amount', groupedMoney(centsOf(after)))
    setWaived(isWaived)
  }
  return (
    <>
      {beside !== 0 && (
        <p>
          {waived ? `${money(amount)} em aberto.` : `${money(amount)} em aberto, ${money(total)} hoje com ${what}.`}
        </p>
      )}
      <AmountInput
        key={form.key('amount')}
        description="Se veio menos, o resto continua em aberto."
        {...form.field('amount')}
      />
      {next && rest > 0 && <CarriesField form={form} rest={charges && rest} next={next.name} />}
      <DayInput
        key={form.key('paid_on')}
        clearable={false}
        maxDate={today}
        outside="O pagamento não pode ser depois de hoje."
        {...day}
        onChange={(chosen) => {
          day.onChange(chosen)
          setDay(chosen as string | null)
        }}
      />
      <MeansSelect form={form} owner={id_user} />
      <AccountSelect form={form} owner={id_user} />
      {beside !== 0 && (
        <Checkbox
          key={form.key('waived')}
          {...box}
          label={`Deixar ${what} de fora`}
          onChange={(event) => {
            box.onChange(event)
            waive(event.currentTarget.checked)
          }}
        />
      )}
      {waived && (
        <Textarea
          key={form.key('note')}
          description="Por quê. Vai para o histórico do orçamento."
          autosize
          {...form.field('note')}
        />
      )}
    </>
  )
}
