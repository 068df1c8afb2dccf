import { Modal, Stack, Text, TextInput } from '@mantine/core'
import type { SubmitEvent } from 'react'
import { api } from '#client/api.ts'
import { useSession } from '#client/session.ts'
import { nowMs } from '#clock.ts'
import { brl, toCents } from '#money.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogButtons } from '#ui/workbench/form/dialog-buttons.tsx'
import { useFields } from '#ui/workbench/form/use-fields.ts'
import type { Order } from '../../orders-contract.ts'
import { useOrderStep } from './use-order-step.ts'

interface ConfirmPixProps {
  order: Order
  onClose: () => void
}

/** Records that the Pix of an order has come. */
export const ConfirmPixDialog = ({ opened, ...props }: ConfirmPixProps & { opened: boolean }) => (
  <Modal opened={opened} onClose={props.onClose} title={`Confirmar o Pix de ${brl(toCents(props.order.total))}`}>
    <ConfirmForm {...props} />
  </Modal>
)

function ConfirmForm({ order: { id, name, txid }, onClose }: ConfirmPixProps) {
  const today = dayOf(nowMs())
  const { values, problems, setProblems, change, form, showRefusal } = useFields(() => ({
    payer: name,
    paid_on: today,
  }))
  const { mutate, isPending } = useOrderStep(id)
  const { sendsMail } = useSession()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!values.payer.trim()) return setProblems({ payer: 'Escreva quem pagou, como no extrato.' })
    mutate(
      {
        work: () => api.sales.orders.confirmPix({ id, ...values }),
        done: 'O Pix está confirmado',
        onRefused: showRefusal,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <form onSubmit={submit} {...form}>
      <Stack>
        <Text>
          Confira no extrato o valor e o dia. A identificação é {txid}, mas nem todo banco a mostra.{' '}
          {sendsMail ? 'O comprador recebe o link na hora.' : 'O link se abre na hora, na página do comprador.'}
        </Text>
        <TextInput
          label="Quem pagou"
          description="Como está no extrato."
          data-autofocus
          maxLength={200}
          value={values.payer}
          error={problems.payer}
          onChange={({ currentTarget }) => change({ payer: currentTarget.value })}
        />
        <DayInput
          label="Dia"
          clearable={false}
          maxDate={today}
          value={values.paid_on}
          error={problems.paid_on}
          onChange={(chosen) => chosen && change({ paid_on: chosen })}
        />
        <DialogButtons confirm="Confirmar" saving={isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
