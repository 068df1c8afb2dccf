import { privateCall } from '#platform/contract/call.ts'
import { done, id, z } from '#platform/contract/fields.ts'
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
