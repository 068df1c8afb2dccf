import { privateCall } from '#platform/contract/call.ts'
import { done, id, text, z } from '#platform/contract/fields.ts'
import { ANSWERS, MAX_ATTENDEES } from './calendar.ts'
import { EventRow } from './event-schemas.ts'

export const Attendee = z.object({
  /** The colleague's. */
  id,
  name: z.string(),
  email: z.string(),
  /** Address of their picture. */
  picture: z.string(),
  answer: z.enum(ANSWERS),
})
export type Attendee = z.infer<typeof Attendee>

/** Sharing of events, whole series included, with colleagues. Who has accepted may change the event. */
export const sharingContract = {
  read: privateCall
    .route({ method: 'POST', path: '/calendar/attendees', summary: 'Diz com quem um evento é compartilhado' })
    .input(z.object({ id }))
    .output(
      z.object({
        data: z.object({
          /** Whether the caller may change the list. */ manages: z.boolean(),
          people: z.array(Attendee),
          /** People outside the firm who were invited by e-mail. */
          guests: z.array(z.object({ id, email: z.string(), answer: z.enum(ANSWERS) })),
        }),
      }),
    ),
  /** The owner's and the admin's. Those who are new get a notice. */
  share: privateCall
    .route({ method: 'POST', path: '/calendar/share', summary: 'Compartilha um evento com colegas, ou deixa de' })
    .input(z.object({ id, /** Ids of all it shall be shared with. */ people: z.array(id).max(MAX_ATTENDEES) }))
    .output(done),
  /** The owner gets a notice. What was declined is no longer in one's calendar; it can still be accepted. */
  answer: privateCall
    .route({ method: 'POST', path: '/calendar/answer', summary: 'Aceita ou recusa um evento recebido' })
    .input(z.object({ id, answer: z.enum(['accepted', 'declined']) }))
    .output(done),
  /** Those that did not end yet, by start, at most 100; a series is one row. */
  invitations: privateCall
    .route({ method: 'GET', path: '/calendar/invitations', summary: 'Lista os convites sem resposta' })
    .output(z.object({ data: z.array(EventRow) })),
}

/** The secret address from which other programs read the caller's calendar. */
export const feedContract = {
  read: privateCall
    .route({ method: 'GET', path: '/calendar/feed', summary: 'Diz o endereço secreto do próprio calendário' })
    .output(z.object({ data: z.object({ /** Its path on this site; '' while there is none. */ path: z.string() }) })),
  /** Revokes the address that was there before, if any. */
  renew: privateCall
    .route({ method: 'POST', path: '/calendar/feed', summary: 'Cria o endereço secreto, ou troca por outro' })
    .output(z.object({ result: z.literal(true), data: z.object({ path: z.string() }) })),
  revoke: privateCall
    .route({ method: 'POST', path: '/calendar/feed/revoke', summary: 'Desliga o endereço secreto' })
    .output(done),
}

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
