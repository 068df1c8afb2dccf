import { privateCall, publicCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
import { ANSWERS, MAX_GUESTS } from './calendar.ts'

/** An address of somebody outside. */
export const guestEmail = z.string().trim().toLowerCase().pipe(z.email('Este e-mail não parece completo.').max(254))

const link = z.object({ /** Of the link in the guest's e-mail. */ token: z.string().max(100) })

/** An event as a guest from outside sees it. */
const Invitation = z.object({
  title: z.string(),
  description: z.string(),
  location: z.string(),
  all_day: z.boolean(),
  /** ISO 8601 in UTC, or the first day where it lasts all day; of a series the next occurrence's, as it was changed. */
  start: z.string(),
  /** The same; the last day. */
  end: z.string(),
  repeats: z.boolean(),
  /** The owner's name. */
  organizer: z.string(),
  /** The guest's own address. */
  email: z.string(),
  answer: z.enum(ANSWERS),
  /** Whether nothing of it is to come: it can then not be answered. */
  over: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** People outside the firm: they get an event by e-mail, and answer by a secret link. */
export const guestsContract = {
  /** The owner’s and the admin’s. Who is new gets an invitation, who is left out a cancellation, both by e-mail. 409 once it is over. */
  invite: privateCall
    .meta({ fails: ['event-over'] })
    .route({ method: 'POST', path: '/calendar/guests', summary: 'Convida pessoas de fora para um evento' })
    .input(z.object({ id, /** Addresses of all that shall be invited. */ emails: z.array(guestEmail).max(MAX_GUESTS) }))
    .output(done),
  read: publicCall
    .meta({ access: 'public', queryToo: true })
    .route({ method: 'POST', path: '/invitation', summary: 'Mostra um evento a quem foi convidado, por um link' })
    .input(link)
    .output(z.object({ data: Invitation })),
  /** 409 where the event is over. */
  answer: publicCall
    .meta({ fails: ['event-over'] })
    .route({ method: 'POST', path: '/invitation/answer', summary: 'Aceita ou recusa um convite recebido' })
    .input(link.extend({ answer: z.enum(['accepted', 'declined'], 'Escolha uma das respostas.') }))
    .output(done),
}
