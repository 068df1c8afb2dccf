import { adminCall, staffCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
import { accountEmail, personName } from './fields.ts'

const tags = ['Pessoas']

/** A member of staff as the admin sees them. */
export const StaffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Whether they are the administrator, by id or by the e-mail of the settings. */
  admin: z.boolean(),
  /** `invited`: without a password so far. `disabled`: cannot sign in. */
  state: z.enum(['active', 'invited', 'disabled']),
  /** When they last used the workbench, ISO 8601; null for never. */
  last_seen: z.iso.datetime().nullable(),
  /** Open sessions. */
  sessions: z.int().nonnegative(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** How a link to set a password goes out. It can be shown only now: of its token nothing but a hash is kept. */
const PasswordLink = z.object({
  id,
  /** Whether it is on its way by e-mail. */
  mailed: z.boolean(),
  /** The link to hand over; only where no e-mails can be passwordLink. */
  link: z.string().optional(),
})
export type PasswordLink = z.infer<typeof PasswordLink>

/** Somebody to invite. */
export const NewPerson = z.object({ name: personName, email: accountEmail })

const passwordLink = z.object({ result: z.literal(true), data: PasswordLink })
const one = z.object({ id })

/** What the admin does about the staff. Nobody is ever deleted: what they made stays theirs. */
export const peopleContract = {
  list: adminCall
    .route({ method: 'GET', path: '/people', tags, summary: 'A equipe, com situação e sessões' })
    .output(z.object({ result: z.literal(true), data: z.array(StaffMember) })),
  add: adminCall
    .route({ method: 'POST', path: '/people', tags, summary: 'Convida alguém para a equipe' })
    .input(NewPerson)
    .output(passwordLink),
  sendLink: adminCall
    .route({ method: 'POST', path: '/people/link', tags, summary: 'Faz outro link para definir a senha' })
    .input(one)
    .output(passwordLink),
  changeEmail: adminCall
    .route({ method: 'POST', path: '/people/email', tags, summary: 'Troca o e-mail de alguém' })
    .input(z.object({ id, email: accountEmail }))
    .output(done),
  disable: adminCall
    .route({ method: 'POST', path: '/people/disable', tags, summary: 'Desativa um acesso e encerra as suas sessões' })
    .input(one)
    .output(done),
  enable: adminCall
    .route({ method: 'POST', path: '/people/enable', tags, summary: 'Devolve um acesso desativado' })
    .input(one)
    .output(done),
  endSessions: adminCall
    .route({ method: 'POST', path: '/people/end-sessions', tags, summary: 'Encerra as sessões de alguém' })
    .input(one)
    .output(done),
}

/** A colleague to choose, e.g. for a project's team. */
export const Colleague = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Path of the picture. */
  picture: z.string(),
})
export type Colleague = z.infer<typeof Colleague>

export const staffList = staffCall
  .route({ method: 'GET', path: '/staff', tags, summary: 'Quem é da equipe e pode entrar, por nome' })
  .output(z.object({ result: z.literal(true), data: z.array(Colleague) }))
