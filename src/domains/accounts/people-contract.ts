import { adminCall, staffCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
import { accountEmail, personName } from './fields.ts'
import { LONGEST } from './password.ts'

/** A member of staff as the admin sees them. */
export const StaffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Whether they administer. */
  admin: z.boolean(),
  /** Whether they do so by id 1 or by the e-mail in the settings, which nobody takes back here; the others were appointed. */
  principal: z.boolean(),
  /** `invited`: has no password yet. `disabled`: cannot sign in. */
  state: z.enum(['active', 'invited', 'disabled']),
  /** Last use of the workbench, ISO 8601; null if never. */
  last_seen: z.iso.datetime().nullable(),
  /** Open sessions. */
  sessions: z.int().nonnegative(),
  second_factor: z.boolean(),
  /** Whether they see what things cost the firm; the administrator always does. */
  sees_costs: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** A new password link. It cannot be shown again: only a hash of its token is stored. */
const PasswordLink = z.object({
  id,
  /** Whether it is sent by e-mail. */
  mailed: z.boolean(),
  /** The link for the admin to pass on; only if this installation sends no e-mails. */
  link: z.string().optional(),
})
export type PasswordLink = z.infer<typeof PasswordLink>

/** A new member of staff to invite. */
export const NewPerson = z.object({
  name: personName.meta({ label: 'Nome' }),
  email: accountEmail.meta({ label: 'E-mail' }),
})

const passwordLink = z.object({ result: z.literal(true), data: PasswordLink })
const one = z.object({ id })
/** Whose access is changed, and the caller's own password, which is needed where that account administers: theirs too. */
export const MaybeConfirmed = z.object({ id, password: z.string().max(LONGEST).optional() })
export type MaybeConfirmed = z.infer<typeof MaybeConfirmed>
/** What a call says of it. */
export const CONFIRMED_FOR_ADMINS = 'O acesso de quem administra, também o próprio, pede a senha de quem chama.'

/** Who comes to administer, or ceases to, and the caller's own password. */
export const Confirmed = z.object({ id, password: z.string().min(1).max(LONGEST).meta({ label: 'Sua senha' }) })
export type Confirmed = z.infer<typeof Confirmed>

/** Administration of the staff. Accounts are disabled, never deleted, so that their records keep their owner. */
export const peopleContract = {
  list: adminCall.route({ method: 'GET', path: '/people', summary: 'A equipe, com situação e sessões' }).output(
    z.object({
      result: z.literal(true),
      data: z.array(StaffMember),
      /** Whether everybody needs a second factor. */
      second_factor_required: z.boolean(),
    }),
  ),
  add: adminCall
    .meta({ fails: ['email-reserved', 'email-taken', 'name-taken'] })
    .meta({ access: 'admin', creates: true, records: 'invitation' })
    .route({ method: 'POST', path: '/people', summary: 'Convida alguém para a equipe' })
    .input(NewPerson)
    .output(passwordLink),
  sendLink: adminCall
    .meta({ fails: ['person-disabled', 'principal-account'] })
    .meta({ access: 'admin', records: 'password-link' })
    .route({
      method: 'POST',
      path: '/people/link',
      summary: 'Faz outro link para definir a senha',
      description: CONFIRMED_FOR_ADMINS,
    })
    .input(MaybeConfirmed)
    .output(passwordLink),
  changeEmail: adminCall
    .meta({ fails: ['email-reserved', 'email-taken', 'principal-account'] })
    .meta({ access: 'admin', records: 'email' })
    .route({
      method: 'POST',
      path: '/people/email',
      summary: 'Troca o e-mail de alguém',
      description: CONFIRMED_FOR_ADMINS,
    })
    .input(MaybeConfirmed.extend({ email: accountEmail }))
    .output(done),
  disable: adminCall
    .meta({ fails: ['own-access', 'principal-account'] })
    .meta({ access: 'admin', records: 'disabled' })
    .route({
      method: 'POST',
      path: '/people/disable',
      summary: 'Desativa um acesso e encerra as suas sessões',
      description: `Quem administra deixa de administrar. ${CONFIRMED_FOR_ADMINS}`,
    })
    .input(MaybeConfirmed)
    .output(done),
  enable: adminCall
    .meta({ fails: ['principal-account'] })
    .meta({ access: 'admin', records: 'enabled' })
    .route({ method: 'POST', path: '/people/enable', summary: 'Devolve um acesso desativado' })
    .input(one)
    .output(done),
  seeCosts: adminCall
    .meta({ access: 'admin', records: 'settings' })
    .route({ method: 'POST', path: '/people/costs', summary: 'Diz se alguém vê custos e margens' })
    .input(one.extend({ sees: z.boolean() }))
    .output(done),
  appoint: adminCall
    .meta({ fails: ['person-disabled', 'person-invited'] })
    .meta({ access: 'admin', records: 'appointed' })
    .route({
      method: 'POST',
      path: '/people/appoint',
      summary: 'Faz de alguém da equipe mais um administrador',
      description: 'Vale na hora, também nas sessões abertas. Pede a senha de quem chama.',
    })
    .input(Confirmed)
    .output(done),
  withdraw: adminCall
    .meta({ fails: ['own-access', 'principal-account'] })
    .meta({ access: 'admin', records: 'withdrawn' })
    .route({
      method: 'POST',
      path: '/people/withdraw',
      summary: 'Retira a administração de quem a recebeu aqui',
      description:
        'Vale na hora, também nas sessões abertas. Pede a senha de quem chama. 409 para a primeira conta e a do e-mail das configurações.',
    })
    .input(Confirmed)
    .output(done),
  endSessions: adminCall
    .meta({ fails: ['principal-account'] })
    .meta({ access: 'admin', records: 'sessions' })
    .route({ method: 'POST', path: '/people/end-sessions', summary: 'Encerra as sessões de alguém' })
    .input(one)
    .output(done),
}

/** A member of staff in a picker, e.g. for a project's team. */
export const Colleague = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Path of the profile picture. */
  picture: z.string(),
})
export type Colleague = z.infer<typeof Colleague>

export const staffList = staffCall
  .route({ method: 'GET', path: '/staff', summary: 'Quem é da equipe e pode entrar, por nome' })
  .output(z.object({ result: z.literal(true), data: z.array(Colleague) }))
