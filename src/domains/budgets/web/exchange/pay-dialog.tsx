import { Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import { api } from '#client/calls/api.ts'
import { nowMs } from '#clock.ts'
import { chargesOn } from '#domains/finance/charges.ts'
import { beyond, type Charges, cameProblem, NO_CHARGES, withCharges } from '#domains/finance/received.ts'
import { AccountSelect } from '#domains/finance/web/parts/account-select.tsx'
import { ExcessFields } from '#domains/finance/web/parts/excess-fields.tsx'
import { MeansSelect } from '#domains/finance/web/parts/means-select.tsx'
import { useAccountOptions, useUsual } from '#domains/finance/web/parts/use-choices.ts'
import type { Rates } from '#domains/site/billing.ts'
import { brl, groupedMoney, parseMoney, toCents } from '#money.ts'
import { pick } from '#pick.ts'
import { z } from '#platform/contract/fields.ts'
import { dayOf } from '#time.ts'
import { AmountInput } from '#ui/workbench/form/amount-input.tsx'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { RecordFields } from '#ui/workbench/form/record-fields.ts'
import { notifyUndo } from '#ui/workbench/toasts.tsx'
import { parcelaInText, parcelaName } from '../../budget.ts'
import { type Installment, Payment } from '../../installment-schemas.ts'
import styles from './client-panel.module.css'
import { chosenDay, typedReais } from './typed-amount.ts'
import { undoneText } from './undone-text.ts'
import { useExchange } from './use-exchange.ts'

const { paid_on, means, amount, waived, note, carries, books_excess } = Payment.shape
const PaymentForm = z.object({
  amount: typedReais(amount.unwrap()),
  paid_on: chosenDay(paid_on),
  means,
  account_id: z.number().nullable().meta({ label: 'Conta' }),
  waived: waived.unwrap().meta(waived.meta() ?? {}),
  note: note.unwrap().meta(note.meta() ?? {}),
  carries: carries.unwrap().meta(carries.meta() ?? {}),
  books_excess: books_excess.unwrap().meta(books_excess.meta() ?? {}),
})
type PaymentValues = z.input<typeof PaymentForm>

interface PayDialogProps {
  /** The quote's, and whose it is: the payment is in their ledger. */
  id: number
  id_user: number
  installment: Installment
  /** The first other one that is open. */
  next: Installment | undefined
  rates: Rates
  opened: boolean
  onClose: () => void
}

/** The payment of a parcela, or of a part of it, whose rest stays open: with fine and interest where it is late. */
export function PayDialog({ id, id_user, installment, next, rates, opened, onClose }: PayDialogProps) {
  const today = dayOf(nowMs())
  const { show, mutate } = useExchange(id)
  const usual = useUsual(id_user)
  const hasAccounts = useAccountOptions(null, id_user).length > 1
  const open = toCents(installment.amount)
  const dueOn = (day: string | null) => chargesOn(day ?? today, { ...installment, amount: open }, rates)
  const chargesOf = ({ paid_on, waived }: Pick<PaymentValues, 'paid_on' | 'waived'>) =>
    waived ? NO_CHARGES : dueOn(paid_on)
  const sumText = (values: Pick<PaymentValues, 'paid_on' | 'waived'>) =>
    groupedMoney(withCharges(open, chargesOf(values)))
  const first: PaymentValues = {
    ...{ amount: sumText({ paid_on: today, waived: false }), paid_on: today, means: 'pix' },
    ...{ account_id: usual?.receiving('pix') ?? null, waived: false, note: '', carries: false, books_excess: false },
  }
  return (
    <DialogForm
      // Not before the account is known that is chosen at first.
      opened={opened && usual !== undefined}
      onClose={onClose}
      title={`${parcelaName(installment)}: ${brl(open)}`}
      schema={PaymentForm}
      first={{ values: first }}
      confirm="Marcar como paga"
      // All values are mostly right as they are.
      focusesConfirm
      findErrors={(form) => {
        const values = form.getValues()
        const came = { came: parseMoney(values.amount) ?? 0, ...pick(values, ['carries', 'books_excess']) }
        const problem = cameProblem({ ...came, open, charges: chargesOf(values), next: next && parcelaInText(next) })
        return problem ? { amount: problem } : undefined
      }}
      save={async ({ values }) => {
        const { account_id, ...payment } = PaymentForm.parse(values)
        const into = hasAccounts ? { account_id } : {}
        const to = payment.carries && next ? { carries_to: next.id } : {}
        const answer = show(await api.budgets.exchange.pay({ id: installment.id, ...payment, ...into, ...to }))
        notifyUndo('O pagamento foi registrado', () =>
          mutate({
            work: () => api.budgets.exchange.unpay({ id: installment.id, note: 'Desfeito logo depois' }),
            done: undoneText(installment, answer.data.installments).done,
          }),
        )
        return answer
      }}
      successText={null}
    >
      {(form) => (
        <PaymentFields
          form={form}
          open={open}
          dueOn={dueOn}
          sumText={sumText}
          next={next}
          owner={hasAccounts ? id_user : undefined}
        />
      )}
    </DialogForm>
  )
}

interface PaymentFieldsProps {
  form: RecordFields<PaymentValues>
  /** Cents. */
  open: number
  dueOn: (day: string | null) => Charges
  /** All that is to come, as it is typed. */
  sumText: (values: Pick<PaymentValues, 'paid_on' | 'waived'>) => string
  next: Installment | undefined
  /** Whose accounts it may go to; undefined where there are none. */
  owner: number | undefined
}

function PaymentFields({ form, open, dueOn, sumText, next, owner }: PaymentFieldsProps) {
  const { paid_on, waived } = form.getValues()
  const [chosen, setChosen] = useState({ paid_on, waived })
  const charges = dueOn(chosen.paid_on)
  const hasCharges = withCharges(open, charges) !== open
  const rest = beyond(parseMoney(form.useWatchValue('amount')) ?? 0, open, chosen.waived ? NO_CHARGES : charges)
  const day = form.field('paid_on')
  const box = form.field('waived')

  /** The amount follows, as long as it is the whole sum. */
  function choose(change: Partial<typeof chosen>) {
    const next = { ...chosen, ...change }
    const isWhole = parseMoney(form.getValues().amount) === parseMoney(sumText(chosen))
    if (isWhole) form.setFieldValue('amount', sumText(next))
    setChosen(next)
  }
  return (
    <>
      {hasCharges && <Sum open={open} {...(chosen.waived ? NO_CHARGES : charges)} />}
      <AmountInput
        key={form.key('amount')}
        description="Se veio menos, o resto continua em aberto."
        {...form.field('amount')}
      />
      {rest > 0 && <ExcessFields form={form} rest={rest} next={next && parcelaInText(next)} />}
      <DayInput
        key={form.key('paid_on')}
        clearable={false}
        maxDate={dayOf(nowMs())}
        outside="O pagamento não pode ser depois de hoje."
        {...day}
        onChange={(next) => {
          day.onChange(next)
          choose({ paid_on: next as string | null })
        }}
      />
      <MeansSelect form={form} owner={owner} />
      {owner !== undefined && <AccountSelect form={form} owner={owner} />}
      {hasCharges && (
        <Checkbox
          key={form.key('waived')}
          {...box}
          label={charges.discount > 0 ? 'Deixar o desconto de fora' : 'Deixar multa e juros de fora'}
          onChange={(event) => {
            box.onChange(event)
            choose({ waived: event.currentTarget.checked })
          }}
        />
      )}
      {hasCharges && chosen.waived && (
        <Textarea
          key={form.key('note')}
          description="Por que ficam de fora. Vai para o histórico do orçamento."
          autosize
          {...form.field('note')}
        />
      )}
    </>
  )
}

/** What is open, what comes beside it, and the sum. */
const Sum = ({ open, ...charges }: Charges & { open: number }) => (
  <dl className={styles.sum} aria-label="O que há a receber">
    {[
      { name: 'Em aberto', cents: open },
      { name: 'Multa por atraso', cents: charges.fine },
      { name: 'Juros por atraso', cents: charges.interest },
      { name: 'Desconto', cents: -charges.discount },
      { name: 'Soma', cents: withCharges(open, charges) },
    ]
      .filter(({ cents }) => cents !== 0)
      .map(({ name, cents }) => (
        <div key={name} className="row space-between">
          <dt>{name}</dt>
          <dd className="tabular">{brl(cents)}</dd>
        </div>
      ))}
  </dl>
)
