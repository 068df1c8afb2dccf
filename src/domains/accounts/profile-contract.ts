import { MAX_PICTURE } from '#domains/uploads/contract.ts'
import { staffCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
import { revision, savedRevision } from '#platform/contract/revision.ts'
import { newPassword, personName } from './fields.ts'
import { LONGEST } from './password.ts'

/** The caller's account. */
export const Profile = z.object({
  id,
  nome: z.string(),
  email: z.string(),
  /** Whether a picture was uploaded; otherwise the initials are shown. */
  picture: z.boolean(),
  /** Raised by each save of the name, not by the picture's calls. */
  revision,
  /** Whether the second factor is on. */
  second_factor: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** An open session of the caller. */
export const OwnSession = z.object({
  id,
  /** Browser and system in words, e.g. 'Firefox no Windows'. */
  device: z.string(),
  /** When it was opened, ISO 8601. */
  opened: z.iso.datetime(),
  /** When it was last used, to the minute, ISO 8601. */
  used: z.iso.datetime(),
  /** Whether it is the session of this call. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** A change of password, confirmed by the current one. */
export const PasswordChange = z.object({
  current: z.string().min(1).max(LONGEST).meta({ label: 'Senha atual' }),
  password: newPassword.meta({ label: 'Nova senha' }),
})

/** Calls on the caller's own account. */
export const profileContract = {
  read: staffCall
    .meta({ access: 'staff', beforeSecondFactor: true })
    .route({ method: 'GET', path: '/profile', summary: 'A própria conta' })
    .output(z.object({ result: z.literal(true), data: Profile })),
  save: staffCall
    .meta({ fails: ['name-taken'] })
    .route({ method: 'POST', path: '/profile', summary: 'Troca o próprio nome' })
    .input(z.object({ nome: personName, revision: revision.optional() }))
    .output(z.object({ result: z.literal(true), data: savedRevision })),
  savePicture: staffCall
    .meta({ access: 'staff', bodyLimit: MAX_PICTURE + 64 * 1024 })
    .route({ method: 'POST', path: '/profile/picture', summary: 'Guarda a própria foto' })
    .input(z.object({ /** A picture of any size; its centre square is stored. */ file: z.file() }))
    .output(done),
  removePicture: staffCall
    .route({ method: 'POST', path: '/profile/picture/remove', summary: 'Volta às iniciais' })
    .output(done),
  changePassword: staffCall
    .meta({ access: 'staff', records: 'password' })
    .route({ method: 'POST', path: '/profile/password', summary: 'Troca a própria senha e encerra as outras sessões' })
    .input(PasswordChange)
    .output(done),
  sessions: staffCall
    .route({ method: 'GET', path: '/profile/sessions', summary: 'As próprias sessões abertas, esta primeiro' })
    .output(z.object({ result: z.literal(true), data: z.array(OwnSession) })),
  endSession: staffCall
    .meta({ access: 'staff', records: 'sessions' })
    .route({ method: 'POST', path: '/profile/sessions/end', summary: 'Encerra uma das próprias sessões' })
    .input(z.object({ id }))
    .output(done),
  endOthers: staffCall
    .meta({ access: 'staff', records: 'sessions' })
    .route({ method: 'POST', path: '/profile/sessions/end-others', summary: 'Encerra as outras sessões' })
    .output(done),
}
