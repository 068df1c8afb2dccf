import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { isApiError } from '#client/calls/failures.ts'
import { nowMs } from '#clock.ts'
import { brl, groupedMoney, parseMoney } from '#money.ts'
import { pick } from '#pick.ts'
import { optionalText, z } from '#platform/contract/fields.ts'
import { PAYMENT_METHODS } from '#platform/contract/payment-methods.ts'
import { dayOf, day as writtenDay } from '#time.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import type { Payable } from '../../bills-contract.ts'
import { chargesOn } from '../../charges.ts'
import { beyond, cameProblem, NO_CHARGES, withCharges } from '../../received.ts'
import { AccountSelect } from '../parts/account-select.tsx'
import { ExcessFields } from '../parts/excess-fields.tsx'
import { MeansSelect } from '../parts/means-select.tsx'
import { typedAmount, typedDay } from '../parts/money-fields.tsx'
import { centsOf, money } from '../parts/money-text.ts'
import { useUsual } from '../parts/use-choices.ts'
import { useRefreshFinance } from '../parts/use-finance-step.ts'

const ReceiveForm = z.object({
  amount: typedAmount.meta({ label: 'Valor recebido' }),
  paid_on: typedDay.meta({ label: 'Recebido em' }),
  means: z.enum(PAYMENT_METHODS).meta({ label: 'Por' }),
  account_id: z.number().nullable().meta({ label: 'Conta' }),
  waived: z.boolean().meta({ label: 'Deixar de fora' }),
  carries: z.boolean().meta({ label: 'Pagar outra parcela com o que passa' }),
  books_excess: z.boolean().meta({ label: 'Lançar à parte o que passa de tudo' }),
  note: optionalText(500).meta({ label: 'Anotação' }),
})
type ReceiveValues = z.input<typeof ReceiveForm>

type Came = Pick<ReceiveValues, 'paid_on' | 'waived'>

/** What comes beside it on the day that is typed, or today, unless that is left out. */
function chargesOf({ amount, due, rates }: Payable, { paid_on, waived }: Came) {
  if (waived || !rates) return NO_CHARGES
  const open = { due, amount: centsOf(amount), charged_until: rates.charged_until }
  return chargesOn(paid_on ?? dayOf(nowMs()), open, rates)
}

/** All that is to come, in cents. */
const sumOf = (payable: Payable, came: Came) => withCharges(centsOf(payable.amount), chargesOf(payable, came))

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
  const { id, kind, description, amount, next, id_user } = payable
  const usual = useUsual(id_user)
  const refresh = useRefreshFinance()
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={description}
      schema={ReceiveForm}
      first={{
        values: {
          ...{
            amount: groupedMoney(sumOf(payable, { paid_on: today, waived: false })),
            paid_on: today,
            means: 'pix',
            account_id: usual?.receiving('pix') ?? null,
          },
          ...{ waived: false, note: '', carries: false, books_excess: false },
        },
      }}
      confirm="Recebi"
      // All values are mostly right as they are.
      focusesConfirm
      findErrors={(form) => {
        const values = form.getValues()
        const charges = chargesOf(payable, values)
        const came = { came: parseMoney(values.amount) ?? 0, ...pick(values, ['carries', 'books_excess']) }
        const problem = cameProblem({ ...came, open: centsOf(amount), charges, next: next?.name })
        return problem ? { amount: problem } : undefined
      }}
      save={async ({ values }) => {
        const received = ReceiveForm.parse(values)
        const to = received.carries && next ? { carries_to: next.id } : {}
        const answer = await api.finance.bills.pay({ kind, id, ...received, ...to }).catch((failure) => {
          // The dialog stays, and names the one that is the next by now.
          if (isApiError(failure) && failure.data?.code === 'installments-changed') refresh()
          throw failure
        })
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
  const { amount, next, id_user } = payable
  const { paid_on, waived } = form.getValues()
  const [chosen, setChosen] = useState<Came>({ paid_on, waived })
  const whole = sumOf(payable, { ...chosen, waived: false })
  const beside = whole - centsOf(amount)
  const what = beside > 0 ? 'multa e juros' : 'o desconto'
  const when = chosen.paid_on && chosen.paid_on !== today ? `em ${writtenDay(chosen.paid_on)}` : 'hoje'
  const box = form.field('waived')
  const day = form.field('paid_on')
  const came = parseMoney(form.useWatchValue('amount')) ?? 0
  const rest = beyond(came, centsOf(amount), chargesOf(payable, chosen))

  /** The amount follows, as long as it is the whole sum. */
  function choose(change: Partial<Came>) {
    const next = { ...chosen, ...change }
    if (parseMoney(form.getValues().amount) === sumOf(payable, chosen))
      form.setFieldValue('amount', groupedMoney(sumOf(payable, next)))
    setChosen(next)
  }
  return (
    <>
      {beside !== 0 && (
        <p>
          {chosen.waived
            ? `${money(amount)} em aberto.`
            : `${money(amount)} em aberto, ${brl(whole)} ${when} com ${what}.`}
        </p>
      )}
      <AmountInput
        key={form.key('amount')}
        description="Se veio menos, o resto continua em aberto."
        {...form.field('amount')}
      />
      {rest > 0 && <ExcessFields form={form} rest={rest} next={next?.name} />}
      <DayInput
        key={form.key('paid_on')}
        clearable={false}
        maxDate={today}
        outside="O pagamento não pode ser depois de hoje."
        {...day}
        onChange={(typed) => {
          day.onChange(typed)
          choose({ paid_on: typed as string | null })
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
            choose({ waived: event.currentTarget.checked })
          }}
        />
      )}
      {beside !== 0 && chosen.waived && (
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
