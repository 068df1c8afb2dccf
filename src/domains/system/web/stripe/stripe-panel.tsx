import { useQuery } from '@tanstack/react-query'
import { query } from '#client/calls/query.ts'
import { dateTime } from '#time.ts'
import type { StripeAccountState } from '../../stripe-account-contract.ts'
import { Setting, SettingPanel } from '../parts/setting.tsx'
import { RemoveStripe } from './remove-stripe.tsx'
import { StripeDialog } from './stripe-dialog.tsx'

/** By which account with Stripe cards are taken, and how that is set. */
export function StripePanel() {
  const read = useQuery(query.system.stripeAccount.read.queryOptions())
  return (
    <SettingPanel
      id="cartao-stripe"
      title="Cartão (Stripe)"
      query={read}
      failed="A conta do Stripe não veio"
      loading="Carregando a conta do Stripe…"
    >
      {(account) => (
        <Setting
          {...account}
          text={textOf(account)}
          facts={factsOf(account)}
          others="Só uma conta principal, a primeira ou a das configurações, a define: nela cai o que se vende no cartão."
          change={account.keys === 'unreadable' ? 'Digitar as chaves' : undefined}
          form={(dialog) => <StripeDialog {...dialog} account={account} />}
          removal={(dialog) => <RemoveStripe {...dialog} account={account} />}
        />
      )}
    </SettingPanel>
  )
}

const MODES = {
  test: 'Modo de teste: nada é cobrado, e só passam os cartões de teste do Stripe',
  live: 'Modo real',
}

const factsOf = ({ mode, publishable_key, webhook_address, last_event }: StripeAccountState) =>
  mode
    ? ([
        ['Modo', MODES[mode]],
        ['Chave publicável', publishable_key],
        ['Endereço do webhook', webhook_address],
        ['Último aviso do Stripe', last_event ? dateTime(last_event) : 'Nenhum ainda. O primeiro vem com uma compra.'],
      ] as const)
    : []

function textOf({ set_by, keys }: StripeAccountState): string {
  if (set_by === 'machine')
    return 'Definida nas configurações da máquina (STRIPE_SECRET_KEY e as outras duas), que valem mais do que esta tela: muda-se lá.'
  if (keys === 'unreadable')
    return 'As chaves guardadas não podem ser lidas aqui, como depois de uma restauração em outra máquina. Digite-as de novo: até lá nenhum cartão é aceito, e os pedidos em aberto esperam.'
  if (set_by) return 'Por ela o site recebe cartões. As chaves secretas estão guardadas e não são mostradas a ninguém.'
  return 'Nenhuma conta ainda: o site não cobra cartões. Com as chaves de uma conta no Stripe, passa a cobrar na hora.'
}
