import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { api } from '#client/api.ts'
import { isApiError } from '#client/failures.ts'
import { brl, toCents } from '#money.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
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
  const today = dayOf(Date.now())
  const [payment, setPayment] = useState({ payer: name, paid_on: today })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending } = useOrderStep(id)
  const change = (part: Partial<typeof payment>) => {
    setPayment((before) => ({ ...before, ...part }))
    setProblems({})
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!payment.payer.trim()) return setProblems({ payer: 'Escreva quem pagou, como no extrato.' })
    mutate(
      { work: () => api.sales.orders.confirmPix({ id, ...payment }), done: 'O Pix está confirmado' },
      {
        onSuccess: onClose,
        onError: (failure) => setProblems((isApiError(failure) && failure.data?.fields) || {}),
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>
          Confira no extrato o valor e o dia. A identificação é {txid}, mas nem todo banco a mostra. O comprador recebe
          o link na hora.
        </Text>
        <TextInput
          label="Quem pagou"
          description="Como está no extrato."
          data-autofocus
          maxLength={200}
          value={payment.payer}
          error={problems.payer}
          onChange={({ currentTarget }) => change({ payer: currentTarget.value })}
        />
        <DayInput
          label="Dia"
          clearable={false}
          maxDate={today}
          value={payment.paid_on}
          error={problems.paid_on}
          onChange={(chosen) => chosen && change({ paid_on: chosen })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isPending}>
            Confirmar
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
