import { privateAdminCall } from '#platform/contract/call.ts'
import { optionalText, z } from '#platform/contract/fields.ts'
import { OwnPassword } from './own-password.ts'

/** No key is longer, and nothing in one is a space. */
const key = optionalText(300).overwrite((typed) => typed.replace(/\s/g, ''))

/** The keys of an account with Stripe as typed. */
export const StripeAccountFields = z.object({
  publishable_key: key
    .min(1)
    .regex(/^pk_(test|live)_\w+$/, 'Começa por pk_test_ ou pk_live_: é a chave publicável.')
    .meta({ label: 'Chave publicável' }),
  /** '' keeps the stored one, which belongs to its publishable key. */
  secret_key: key
    .regex(
      /^(|(sk|rk)_(test|live)_\w+)$/,
      'Começa por rk_ ou sk_, com test_ ou live_: é a chave restrita ou a secreta.',
    )
    .meta({ label: 'Chave restrita ou secreta' }),
  /** As the secret key. */
  webhook_secret: key
    .regex(/^(|whsec_\S+)$/, 'Começa por whsec_: é o segredo da assinatura do webhook.')
    .meta({ label: 'Segredo do webhook' }),
  ...OwnPassword.shape,
})
export type StripeAccountFields = z.output<typeof StripeAccountFields>

/** The mode that keys are of: Stripe says it in their names. */
export const modeOf = (key: string) => (/^[a-z]+_test_/.test(key) ? ('test' as const) : ('live' as const))

/** The account with Stripe as it is set, without what is secret. */
const StripeAccountState = z.object({
  /** The machine's settings, which win; *Sistema*; or null where none is set. */
  set_by: z.enum(['machine', 'panel']).nullable(),
  /** Whether the caller may set or remove it: principals alone, where the machine does not say it. */
  may_set: z.boolean(),
  mode: z.enum(['test', 'live']).nullable(),
  /** As the purchase pages have it; of the machine's its last four characters. '' where none is set. */
  publishable_key: z.string(),
  /** Whether the secret ones can be read: not where they were sealed with another secret than this installation's. */
  keys: z.enum(['none', 'stored', 'unreadable']),
  /** Where Stripe is to send its events. */
  webhook_address: z.string(),
  /** When the last one came, ISO 8601; null for none in a month, or since the account was set. */
  last_event: z.iso.datetime().nullable(),
  /** Orders whose card payment has begun, and can still be made. */
  open_orders: z.int(),
})
export type StripeAccountState = z.infer<typeof StripeAccountState>

const fails = ['principal-account', 'stripe-set-by-machine'] as const
/** How many card payments are left as they were with the account before, since Stripe did not answer. */
const Left = z.object({ result: z.literal(true), data: z.object({ left: z.int() }) })

export const stripeAccountContract = {
  read: privateAdminCall
    .route({ method: 'GET', path: '/system/stripe-account', summary: 'A conta do Stripe, sem o que é secreto' })
    .output(z.object({ data: StripeAccountState })),
  save: privateAdminCall
    .meta({ changesPages: true, fails })
    .route({
      method: 'POST',
      path: '/system/stripe-account',
      summary: 'Experimenta as chaves de uma conta do Stripe e as guarda',
      description:
        'Começa um pagamento no Stripe e o cancela, e guarda só onde isso deu certo; 422 com o campo e o motivo onde não deu, 503 onde o Stripe não respondeu. Pede a própria senha. O que esperava pagamento em outra conta é encerrado nela. 409 onde as configurações da máquina dizem a conta (STRIPE_SECRET_KEY), e para quem não tem uma conta principal.',
    })
    .input(StripeAccountFields)
    .output(Left),
  remove: privateAdminCall
    .meta({ changesPages: true, fails })
    .route({
      method: 'POST',
      path: '/system/stripe-account/remove',
      summary: 'Remove a conta do Stripe: cartões deixam de ser aceitos',
      description: 'O que esperava pagamento nela é encerrado no Stripe: o que foi pago conta, o resto é cancelado.',
    })
    .input(OwnPassword)
    .output(Left),
}
