import { PasswordInput, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import type { z } from '#platform/contract/fields.ts'
import { plural } from '#ui/formats.ts'
import { CopyLink } from '#ui/workbench/copy-link.tsx'
import { DialogForm } from '#ui/workbench/form/dialog-form.tsx'
import { StripeAccountFields, type StripeAccountState } from '../../stripe-account-contract.ts'
import { OwnPasswordField } from '../parts/own-password-field.tsx'
import type { SettingDialog } from '../parts/setting.tsx'
import { sayChanged } from './say-left.ts'

/** What `receiveEvent` needs to hear of: https://docs.stripe.com/api/events/types. */
const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
]
const SHOW = { 'aria-label': 'Mostrar a chave' }

interface StripeDialogProps extends SettingDialog {
  account: StripeAccountState
}

/** Sets the account with Stripe: its keys are saved once they were tried. None of them is kept as a draft. */
export function StripeDialog({ account, ...dialog }: StripeDialogProps) {
  const client = useQueryClient()
  const { publishable_key, keys, open_orders, webhook_address } = account
  const kept = keys === 'stored' ? 'Guardada, deixe em branco para manter. ' : ''
  const open = open_orders
    ? ` Se forem de outra conta, ${plural(open_orders, 'pagamento em aberto é encerrado', 'pagamentos em aberto são encerrados')} na de antes: o que já foi pago conta, e o resto pode ser pago de novo.`
    : ''
  return (
    <DialogForm<z.input<typeof StripeAccountFields>, { left: number }>
      {...dialog}
      title="Cartão (Stripe)"
      size="36rem"
      label="Cartão (Stripe)"
      text={`As chaves são experimentadas no Stripe, onde um pagamento começa e é cancelado. Só são salvas se servirem.${open}`}
      schema={StripeAccountFields}
      first={{ values: { publishable_key, secret_key: '', webhook_secret: '', password: '' } }}
      confirm="Testar e salvar"
      closeOnClickOutside={false}
      save={async ({ values }) => (await api.system.stripeAccount.save(values)).data}
      successText={null}
      onSaved={({ left }) => {
        sayChanged('Conta do Stripe salva. Já vale, também nas páginas abertas.', left)
        dialog.onClose()
      }}
      refusedAt="publishable_key"
      // Many screens say how people pay.
      onChanged={() => void client.invalidateQueries()}
    >
      {(form) => (
        <>
          <TextInput
            key={form.key('publishable_key')}
            data-autofocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="pk_live_…"
            description="No painel do Stripe: Desenvolvedores, Chaves da API. Com pk_test_ tudo é só teste."
            {...form.field('publishable_key')}
          />
          <PasswordInput
            key={form.key('secret_key')}
            autoComplete="new-password"
            visibilityToggleButtonProps={SHOW}
            description={`${kept}Na mesma página, crie uma chave restrita: PaymentIntents e Refunds com gravação, Charges com leitura. A secreta (sk_) também serve.`}
            {...form.field('secret_key')}
          />
          <div className="stack gap-50">
            <CopyLink label="Endereço para o webhook" link={webhook_address}>
              {!webhook_address.startsWith('https://') && (
                <Text size="sm" className="soft">
                  O Stripe só alcança um endereço https público.
                </Text>
              )}
            </CopyLink>
            <Text size="sm" className="soft">
              Em Desenvolvedores, Webhooks, crie um destino com este endereço e os eventos{' '}
              {EVENTS.map((event, index) => (
                <span key={event}>
                  {index > 0 && (index === EVENTS.length - 1 ? ' e ' : ', ')}
                  <code className="mono break-anywhere">{event}</code>
                </span>
              ))}
              .
            </Text>
          </div>
          <PasswordInput
            key={form.key('webhook_secret')}
            autoComplete="new-password"
            visibilityToggleButtonProps={SHOW}
            description={`${kept && 'Guardado, deixe em branco para manter. '}No destino que você criou: o segredo da assinatura, que começa por whsec_.`}
            {...form.field('webhook_secret')}
          />
          <OwnPasswordField form={form} />
        </>
      )}
    </DialogForm>
  )
}
