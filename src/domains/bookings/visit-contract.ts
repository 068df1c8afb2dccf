import { cachedCall, publicCall } from '#platform/contract/call.ts'
import { day, email, month, normalizeLineBreaks, oneLine, optionalText, z } from '#platform/contract/fields.ts'
import { fromWallTime } from '#time.ts'
import { LONGEST } from './booking.ts'

/** A local time of São Paulo, as the page offers it: '2026-11-30T09:00'. */
const NO_HOUR = 'Escolha um dos horários.'
const start = z
  .string({ error: NO_HOUR })
  .max(20)
  .refine((value) => value.length === 16 && fromWallTime(value) !== null, NO_HOUR)

/** Which days and hours are asked for. */
const looked = { month: month.optional(), day: day.optional() }

/** The hours of a page that are free. Days and times are of São Paulo. */
export const FreeHours = z.object({
  /** The month that `days` are of, YYYY-MM. */
  month: z.string(),
  /** The months before and after it in which the page offers hours; null for none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Every day of the month, with how many hours are free. */
  days: z.array(z.object({ day: z.string(), free: z.int().nonnegative() })),
  /** The day whose hours are listed: the one that was asked for, else the first with one; '' where there is none. */
  day: z.string(),
  /** Local times: '2026-11-30T09:00'. */
  starts: z.array(z.string()),
})
export type FreeHours = z.infer<typeof FreeHours>

/** A booking page as visitors see it. */
const ShownPage = z.object({
  name: z.string(),
  description: z.string(),
  minutes: z.int(),
  /** With whom. */
  owner: z.string(),
  /** An idempotency key for its form. */
  key: z.string(),
  /** Whether what is booked is confirmed by e-mail. */
  mail: z.boolean(),
  free: FreeHours,
})
export type ShownPage = z.infer<typeof ShownPage>

const link = z.object({ /** Of the link in the visitor's e-mail. */ token: z.string().max(100) })

/** A booked hour as its visitor sees it. */
const ShownBooking = z.object({
  title: z.string(),
  owner: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether it is confirmed by e-mail: without a mail server this page's address is all that the visitor has. */
  mail: z.boolean(),
  note: z.string(),
  location: z.string(),
  /** ISO 8601 in UTC. */
  start: z.string(),
  end: z.string(),
  /** `over` once it has begun. */
  state: z.enum(['stands', 'over', 'cancelled']),
  /** Whether the visitor can move and cancel it here. */
  changeable: z.boolean(),
  /** Whether it can be moved: its page still offers hours. */
  movable: z.boolean(),
  /** The path of its page, to book another hour; '' where it is closed. */
  page: z.string(),
  /** Where it was asked for; null otherwise. */
  free: FreeHours.nullable(),
})
export type ShownBooking = z.infer<typeof ShownBooking>

export const Wanted = z.object({
  /** The page's: the end of its public address, or the token of its secret link. */
  address: z.string().max(100),
  start,
  name: oneLine(LONGEST.name),
  email,
  note: z.string().overwrite(normalizeLineBreaks).pipe(optionalText(LONGEST.note)).optional(),
  /** Idempotency key, random: what is sent again with the same key is booked once. */
  key: z.uuid(),
  /** Honeypot, hidden from people: what fills it in is answered and not booked. */
  site: optionalText(2000).optional(),
})
export type Wanted = z.output<typeof Wanted>

/** What visitors call. */
export const visitContract = {
  /** The pages that the contact page links to. */
  offered: cachedCall
    .route({ method: 'GET', path: '/booking/offered', summary: 'Lista as páginas de agendamento mostradas em Contato' })
    .output(z.object({ data: z.array(z.object({ name: z.string(), path: z.string(), minutes: z.int() })) })),
  page: publicCall
    .route({
      method: 'POST',
      path: '/booking/visit',
      summary: 'Mostra uma página de agendamento, com os horários livres',
    })
    .input(z.object({ address: Wanted.shape.address, ...looked }))
    .output(z.object({ data: ShownPage })),
  /** 409 where somebody else was quicker, or the hour is not offered any more. */
  book: publicCall
    .meta({ fails: ['hour-taken'] })
    .route({ method: 'POST', path: '/booking/book', summary: 'Marca um horário' })
    .input(Wanted)
    .output(z.object({ result: z.literal(true), data: z.object({ /** Of the link to it. */ token: z.string() }) })),
  booking: publicCall
    .route({ method: 'POST', path: '/booking/visit/booked', summary: 'Mostra um horário a quem o marcou' })
    .input(
      link.extend({ ...looked, /** Whether free hours are wanted too, to move it. */ free: z.boolean().optional() }),
    )
    .output(z.object({ data: ShownBooking })),
  /** 409 where the hour is taken, or the booked one has begun or was cancelled. */
  move: publicCall
    .meta({ fails: ['hour-taken', 'event-over'] })
    .route({ method: 'POST', path: '/booking/move', summary: 'Muda um horário marcado' })
    .input(link.extend({ start }))
    .output(z.object({ result: z.literal(true) })),
  cancel: publicCall
    .meta({ fails: ['event-over'] })
    .route({ method: 'POST', path: '/booking/cancel', summary: 'Cancela um horário marcado' })
    .input(link)
    .output(z.object({ result: z.literal(true) })),
}
