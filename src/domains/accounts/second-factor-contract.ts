import { adminCall, staffCall } from '#platform/contract/call.ts'
import { done, z } from '#platform/contract/fields.ts'
import { LONGEST } from './password.ts'
import { CONFIRMED_FOR_ADMINS, MaybeConfirmed } from './people-contract.ts'

/** A code of the authenticator app (six digits), or a recovery code. */
export const secondFactorCode = z
  .string()
  .trim()
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().min(6).max(20))

/** The caller's own password, which confirms each change. */
const confirmed = z.object({ password: z.string().min(1).max(LONGEST) })

/** Ten codes that replace the app once each. They cannot be shown again. */
const recoveryCodes = z.array(z.string())

/** What an authenticator app needs. */
export const SecondFactorSetup = z.object({
  /** The address that the app reads: otpauth://totp/... */
  uri: z.string(),
  /** The same as a QR code, an SVG. */
  qr: z.string(),
  /** The secret in base32, to be typed. */
  secret: z.string(),
  recovery_codes: recoveryCodes,
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Calls on the caller's own second factor. They work also while the admin requires one and the caller has none yet. */
export const secondFactorContract = {
  begin: staffCall
    .meta({ fails: ['second-factor-on'] })
    .meta({ access: 'staff', beforeSecondFactor: true })
    .route({ method: 'POST', path: '/profile/second-factor', summary: 'Prepara o segundo fator, ainda sem efeito' })
    .input(confirmed)
    .output(z.object({ result: z.literal(true), data: SecondFactorSetup })),
  confirm: staffCall
    .meta({ fails: ['second-factor-off'] })
    .meta({ access: 'staff', beforeSecondFactor: true, records: 'second-factor' })
    .route({
      method: 'POST',
      path: '/profile/second-factor/confirm',
      summary: 'Liga o segundo fator com um código do aplicativo',
    })
    .input(z.object({ code: secondFactorCode }))
    .output(done),
  recovery: staffCall
    .meta({ fails: ['second-factor-off'] })
    .meta({ access: 'staff', records: 'second-factor' })
    .route({
      method: 'POST',
      path: '/profile/second-factor/recovery',
      summary: 'Faz outros códigos de recuperação; os anteriores deixam de valer',
    })
    .input(confirmed)
    .output(z.object({ result: z.literal(true), data: z.object({ recovery_codes: recoveryCodes }) })),
  remove: staffCall
    .meta({ fails: ['second-factor-required'] })
    .meta({ access: 'staff', records: 'second-factor' })
    .route({ method: 'POST', path: '/profile/second-factor/remove', summary: 'Desliga o próprio segundo fator' })
    .input(confirmed)
    .output(done),
}

/** The admin's calls on the second factor of others. */
export const staffSecondFactorContract = {
  require: adminCall
    .meta({ fails: ['second-factor-off'] })
    .meta({ access: 'admin', records: 'second-factor' })
    .route({
      method: 'POST',
      path: '/people/second-factor/require',
      summary: 'Exige o segundo fator de toda a equipe, ou deixa de exigir',
      description: 'Quem ainda não tem um só usa a bancada depois de ligá-lo. Quem exige precisa ter o seu.',
    })
    .input(z.object({ required: z.boolean() }))
    .output(done),
  removeFrom: adminCall
    .meta({ fails: ['own-second-factor', 'principal-account'] })
    .meta({ access: 'admin', records: 'second-factor' })
    .route({
      method: 'POST',
      path: '/people/second-factor/remove',
      summary: 'Desliga o segundo fator de quem o perdeu e encerra as suas sessões',
      description: CONFIRMED_FOR_ADMINS,
    })
    .input(MaybeConfirmed)
    .output(done),
}
