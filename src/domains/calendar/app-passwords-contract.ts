import { privateCall } from '#platform/contract/call.ts'
import { done, id, text, z } from '#platform/contract/fields.ts'

/** Passwords of apps that one person may have. */
export const MAX_APP_PASSWORDS = 20

/** A password with which a program reads and writes its owner's calendar, and nothing else. */
export const AppPassword = z.object({
  id,
  /** What its owner knows it by: 'iPhone'. */
  label: z.string(),
  /** ISO 8601. */
  created: z.iso.datetime(),
  /** When it was last used, to the minute, ISO 8601; null while nothing has. */
  used: z.iso.datetime().nullable(),
})
export type AppPassword = z.infer<typeof AppPassword>

export const NewAppPassword = z.object({
  label: text(60).meta({ label: 'Para que aparelho ou programa' }),
  /** The caller's own. */
  password: z.string().min(1).max(128).meta({ label: 'Sua senha' }),
})

/** Passwords for CalDAV (/caldav), of the caller. They open nothing else. */
export const appPasswordsContract = {
  list: privateCall
    .route({
      method: 'GET',
      path: '/calendar/app-passwords',
      summary: 'As próprias senhas de app, a mais nova primeiro',
    })
    .output(z.object({ data: z.array(AppPassword) })),
  /** The password is told this once: what is stored is its hash. */
  add: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'app-password' })
    .route({ method: 'POST', path: '/calendar/app-passwords', summary: 'Faz uma senha de app para o calendário' })
    .input(NewAppPassword)
    .output(
      z.object({
        result: z.literal(true),
        data: z.object({
          id,
          /** 20 characters. */ password: z.string(),
          /** The user's name to sign in with. */ user: z.string(),
        }),
      }),
    ),
  remove: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'app-password' })
    .route({ method: 'POST', path: '/calendar/app-passwords/remove', summary: 'Revoga uma das próprias senhas de app' })
    .input(z.object({ id }))
    .output(done),
}
