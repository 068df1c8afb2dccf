import { Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { SubmitEvent } from 'react'
import { api } from '#client/api.ts'
import { nowMs } from '#clock.ts'
import { brl, toCents } from '#money.ts'
import { day, dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import { ReasonDialog } from '#ui/workbench/reason-dialog.tsx'
import { useFollow } from '#ui/workbench/use-follow.ts'
import { PAYMENT_LABELS, PAYMENT_MEANS, type PaymentMeans } from '../../budget.ts'
import type { Installment } from '../../exchange-contract.ts'
import styles from './client-panel.module.css'
import { useExchange } from './use-exchange.ts'

/** The parcelas of an accepted quote: what is paid, what is open, what is late. */
export const Installments = ({ id, installments }: { id: number; installments: readonly Installment[] }) => (
  <div>
    <h3>Parcelas</h3>
    <ol className={styles.installments}>
      {installments.map((installment) => (
        <li key={installment.id}>
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
  const { mutate, isPending } = useExchange(id)
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
        <Button variant="subtle" size="compact-sm" disabled={isPending} onClick={undo.open}>
          Desfazer o pagamento
        </Button>
      ) : (
        <Button variant="default" size="compact-sm" disabled={isPending} onClick={pay.open}>
          Marcar como paga
        </Button>
      )}
      <Modal opened={paying} onClose={pay.close} title={`Parcela ${number}: ${brl(toCents(amount))}`}>
        <PayForm id={id} installment={installment.id} onClose={pay.close} />
      </Modal>
      <ReasonDialog
        opened={undoing}
        onClose={undo.close}
        title="Desfazer o pagamento?"
        text="A parcela volta a ficar aberta. O motivo fica no histórico."
        confirm="Desfazer"
        isPending={isPending}
        onConfirm={(note, options) =>
          mutate(
            {
              work: () => api.budgets.exchange.unpay({ id: installment.id, note }),
              done: 'A parcela está aberta de novo',
            },
            options,
          )
        }
      />
    </>
  )
}

const MEANS = PAYMENT_MEANS.map((value) => ({ value, label: PAYMENT_LABELS[value] }))

interface PayFormProps {
  /** The quote's. */
  id: number
  /** The parcela's id. */
  installment: number
  onClose: () => void
}

function PayForm({ id, installment, onClose }: PayFormProps) {
  const today = dayOf(nowMs())
  const { values, problems, change, form, showRefusal } = useFields(() => ({
    paid_on: today,
    means: 'pix' as PaymentMeans,
  }))
  const { mutate, isPending } = useExchange(id)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    mutate(
      {
        work: () => api.budgets.exchange.pay({ id: installment, ...values }),
        done: 'A parcela está paga',
        onRefused: showRefusal,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <form onSubmit={submit} {...form}>
      <Stack>
        <DayInput
          label="Paga em"
          clearable={false}
          maxDate={today}
          value={values.paid_on}
          error={problems.paid_on}
          onChange={(chosen) => chosen && change({ paid_on: chosen })}
        />
        <Select
          label="Por"
          data={MEANS}
          allowDeselect={false}
          value={values.means}
          onChange={(chosen) => change({ means: (chosen as PaymentMeans | null) ?? 'other' })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" data-autofocus loading={isPending}>
            Marcar como paga
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
