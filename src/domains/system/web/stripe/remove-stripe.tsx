import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { plural } from '#ui/formats.ts'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { OwnPassword } from '../../own-password.ts'
import type { StripeAccountState } from '../../stripe-account-contract.ts'
import { OwnPasswordField } from '../parts/own-password-field.tsx'
import type { SettingDialog } from '../parts/setting.tsx'
import { sayChanged } from './say-left.ts'

interface RemoveStripeProps extends SettingDialog {
  account: StripeAccountState
}

/** Asks whether the account is to go, says what becomes of what waits, and wants the caller's own password. */
export function RemoveStripe({ account: { open_orders }, ...dialog }: RemoveStripeProps) {
  const client = useQueryClient()
  const open = open_orders
    ? ` ${plural(open_orders, 'pedido tem', 'pedidos têm')} o pagamento com cartão em aberto: o que já foi pago conta, o resto é cancelado no Stripe, e quem compra pode pagar de outro jeito.`
    : ''
  return (
    <DialogForm<OwnPassword, { left: number }>
      {...dialog}
      title="Remover a conta do Stripe?"
      text={`O site deixa de cobrar cartões, e as chaves guardadas são apagadas. O que já foi pago só poderá ser devolvido no painel do Stripe.${open}`}
      schema={OwnPassword}
      confirm="Remover"
      danger
      save={async ({ values: { password } }) => (await api.system.stripeAccount.remove({ password })).data}
      successText={null}
      onSaved={({ left }) => {
        sayChanged('Conta do Stripe removida', left)
        dialog.onClose()
      }}
      refusedAt="password"
      onChanged={() => void client.invalidateQueries()}
    >
      {(form) => <OwnPasswordField form={form} isFirst />}
    </DialogForm>
  )
}
