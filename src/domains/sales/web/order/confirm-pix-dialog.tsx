import { TextInput } from '@mantine/core'
import { api } from '#client/calls/api.ts'
import { useSession } from '#client/session/session.ts'
import { nowMs } from '#clock.ts'
import { brl, toCents } from '#money.ts'
import { day, z } from '#platform/contract/fields.ts'
import { neededText } from '#platform/contract/schema-parts.ts'
import { dayOf } from '#time.ts'
import { DayInput } from '#ui/workbench/form/day-input.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import type { Order } from '../../orders-contract.ts'
import { useOrderStep } from './order-step.tsx'

const PixSchema = z.object({
  payer: neededText(200, 'Escreva quem pagou, como no extrato.').meta({ label: 'Quem pagou' }),
  paid_on: day.meta({ label: 'Dia' }),
})

interface ConfirmPixProps {
  order: Order
  opened: boolean
  onClose: () => void
}

/** Records that the Pix of an order has come. */
export function ConfirmPixDialog({ order: { id, name, txid, total }, opened, onClose }: ConfirmPixProps) {
  const today = dayOf(nowMs())
  const { show } = useOrderStep(id)
  const { sendsMail } = useSession()
  return (
    <DialogForm
      opened={opened}
      onClose={onClose}
      title={`Confirmar o Pix de ${brl(toCents(total))}`}
      text={`Confira no extrato o valor e o dia. A identificação é ${txid}, mas nem todo banco a mostra. ${
        sendsMail ? 'O comprador recebe o link na hora.' : 'O link se abre na hora, na página do comprador.'
      }`}
      schema={PixSchema}
      first={{ values: { payer: name, paid_on: today } }}
      confirm="Confirmar"
      save={async ({ values }) => show(await api.sales.orders.confirmPix({ id, ...values }))}
      successText="O Pix está confirmado"
    >
      {(form) => (
        <>
          <TextInput
            key={form.key('payer')}
            description="Como está no extrato."
            data-autofocus
            {...form.field('payer')}
          />
          <DayInput
            key={form.key('paid_on')}
            clearable={false}
            maxDate={today}
            outside="O pagamento não pode ser depois de hoje."
            {...form.field('paid_on')}
          />
        </>
      )}
    </DialogForm>
  )
}
