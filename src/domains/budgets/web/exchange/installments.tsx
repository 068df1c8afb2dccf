import { Button, Select } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import { brl, toCents } from '#money.ts'
import { day as dayField, z } from '#platform/contract/fields.ts'
import { day, dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { ReasonDialog } from '#ui/workbench/reason-dialog.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import { PAYMENT_LABELS, PAYMENT_METHODS } from '../../budget.ts'
import type { Installment } from '../../exchange-contract.ts'
import styles from './client-panel.module.css'
import { useExchange } from './use-exchange.ts'

/** The parcelas of an accepted quote: what is paid, what is open, what is late. */
export const Installments = ({ id, installments }: { id: number; installments: readonly Installment[] }) => (
  <div>
    <h3>Parcelas</h3>
    <ol className={`bare-list ${styles.installments}`}>
      {installments.map((installment) => (
        <li className="break-anywhere row space-between" key={installment.id}>
          <InstallmentRow id={id} installment={installment} of={installments.length} />
        </li>
      ))}
    </ol>
  </div>
)

interface RowProps {
  id: number
  installment: Installment
  of: number
}

function InstallmentRow({ id, installment, of }: RowProps) {
  const [paying, pay] = useDisclosure()
  const [undoing, undo] = useDisclosure()
  const { show } = useExchange(id)
  const follow = useFollow()
  const { number, due, amount, paid_on, paid_means, book } = installment
  const isLate = paid_on === null && due < dayOf(nowMs())
  return (
    <>
      <span>
        {number} de {of} · <b>{brl(toCents(amount))}</b>{' '}
        <span className={styles.soft}>
          {paid_on
            ? `paga em ${day(paid_on)}${paid_means ? `, ${PAYMENT_LABELS[paid_means]}` : ''}`
            : `${isLate ? 'venceu' : 'vence'} em ${day(due)}`}
        </span>
        {book && (
          <>
            {' '}
            <a href={book} onClick={follow}>
              no Financeiro
            </a>
          </>
        )}
      </span>
      {paid_on ? (
        <Button variant="subtle" size="compact-sm" onClick={undo.open}>
          Desfazer o pagamento
        </Button>
      ) : (
        <Button variant="default" size="compact-sm" onClick={pay.open}>
          Marcar como paga
        </Button>
      )}
      <PayDialog id={id} installment={installment} opened={paying} onClose={pay.close} />
      <ReasonDialog
        opened={undoing}
        onClose={undo.close}
        title="Desfazer o pagamento?"
        text="A parcela volta a ficar aberta. O motivo fica no histórico."
        confirm="Desfazer"
        work={async (note) => show(await api.budgets.exchange.unpay({ id: installment.id, note }))}
        done="A parcela está aberta de novo"
      />
    </>
  )
}

const MEANS = PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_LABELS[value] }))

const PaymentSchema = z.object({
  paid_on: dayField.meta({ label: 'Paga em' }),
  means: z.enum(PAYMENT_METHODS).meta({ label: 'Por' }),
})

interface PayDialogProps {
  /** The quote's. */
  id: number
  installment: Installment
  opened: boolean
  onClose: () => void
}

function PayDialog({ id, installment, opened, onClose }: PayDialogProps) {
  const today = dayOf(nowMs())
  const { show } = useExchange(id)
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={`Parcela ${installment.number}: ${brl(toCents(installment.amount))}`}
      schema={PaymentSchema}
      first={{ values: { paid_on: today, means: 'pix' } }}
      confirm="Marcar como paga"
      // Both values are mostly right as they are.
      focusesConfirm
      save={async ({ values }) => show(await api.budgets.exchange.pay({ id: installment.id, ...values }))}
      successText="A parcela está paga"
    >
      {(form) => (
        <>
          <DayInput key={form.key('paid_on')} clearable={false} maxDate={today} {...form.field('paid_on')} />
          <Select key={form.key('means')} data={MEANS} allowDeselect={false} {...form.field('means')} />
        </>
      )}
    </DialogForm>
  )
}
