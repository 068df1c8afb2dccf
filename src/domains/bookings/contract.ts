import { privateCall, staffCall } from '#platform/contract/call.ts'
import { done, id, listInput, longText, optionalText, pageOf, text, z } from '#platform/contract/fields.ts'
import { revision, savedRecord } from '#platform/contract/revision.ts'
import { LONGEST, MAX_DAYS_AHEAD } from './booking.ts'
import { readDayHours, writeDayHours } from './day-hours.ts'
import { visitContract } from './visit-contract.ts'

/** Hours of a weekday, as they are typed; stored as '09:00-12:00, 13:00-18:00', '' for none. */
const dayHours = optionalText(120)
  .refine((value) => readDayHours(value) !== undefined, 'Escreva as horas assim: 9-12, 13:30-18.')
  .overwrite((value) => writeDayHours(readDayHours(value) ?? []))

const SLUG = /^(|[a-z][a-z0-9]*(-[a-z0-9]+)*)$/

/** What the form edits. */
export const BookingPageFields = z.object({
  name: text(LONGEST.page).meta({ label: 'Nome' }),
  /** Plain text, shown on the page. */
  description: longText(LONGEST.description).meta({ label: 'Texto' }),
  /** Where the two meet: a place, or the link of a call. Told to who has booked alone. */
  location: optionalText(LONGEST.location).meta({ label: 'Lugar ou link' }),
  /** The end of its public address; '' where its secret link alone opens it. 422 where another page has it. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(LONGEST.slug)
    .regex(SLUG, 'Use letras sem acento, números e hífens, começando por uma letra: conversa-inicial.')
    .meta({ label: 'Endereço público' }),
  /** Minutes. */
  minutes: z.int().min(5).max(480).meta({ label: 'Duração' }),
  /** Minutes that stay free before and after whatever is in the calendar. */
  gap: z.int().min(0).max(240).meta({ label: 'Intervalo' }),
  /** Hours from now to the first that is offered. */
  notice_hours: z.int().min(0).max(720).meta({ label: 'Antecedência mínima' }),
  days_ahead: z.int().min(1).max(MAX_DAYS_AHEAD).meta({ label: 'Até quantos dias à frente' }),
  /** 0 for as many as there is room for. */
  most_a_day: z.int().min(0).max(50).meta({ label: 'Máximo por dia' }),
  monday: dayHours.meta({ label: 'Segunda' }),
  tuesday: dayHours.meta({ label: 'Terça' }),
  wednesday: dayHours.meta({ label: 'Quarta' }),
  thursday: dayHours.meta({ label: 'Quinta' }),
  friday: dayHours.meta({ label: 'Sexta' }),
  saturday: dayHours.meta({ label: 'Sábado' }),
  sunday: dayHours.meta({ label: 'Domingo' }),
  all_day_busy: z.boolean().meta({ label: 'Eventos de dia inteiro ocupam o dia' }),
  is_on: z.boolean().meta({ label: 'Aceitar agendamentos' }),
  /** Whether the contact page links to it, where it has a public address. The admin's to say. */
  at_contact: z.boolean().meta({ label: 'Mostrar em Contato' }),
})
export type BookingPageFields = z.infer<typeof BookingPageFields>

export const BookingPage = BookingPageFields.extend({
  id,
  /** Whose calendar it is. */
  id_user: id,
  owner: z.string(),
  /** The path of its page: the public one, else the secret one. */
  path: z.string(),
  /** Hours booked that are to come. */
  ahead: z.int().nonnegative(),
  revision,
})
export type BookingPage = z.infer<typeof BookingPage>

/** An hour that somebody has booked. */
export const Booking = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Plain text; may be ''. */
  note: z.string(),
  /** ISO 8601 in UTC; where it stands now. */
  start: z.string(),
  /** False once it was cancelled, by either side. */
  stands: z.boolean(),
  /** Its event in the calendar; null where it was cancelled. */
  event: id.nullable(),
})
export type Booking = z.infer<typeof Booking>

/** Each page is its owner's, and the admin's. */
export const bookingsContract = {
  list: privateCall
    .route({
      method: 'POST',
      path: '/booking/pages',
      summary: 'Lista as páginas de agendamento, da mais nova à mais antiga',
    })
    .input(listInput)
    .output(pageOf(BookingPage)),
  item: privateCall
    .route({ method: 'POST', path: '/booking/page', summary: 'Traz uma página de agendamento' })
    .input(z.object({ id }))
    .output(z.object({ data: BookingPage })),
  create: staffCall
    .meta({ access: 'staff', creates: true })
    .route({ method: 'POST', path: '/booking/page/new', summary: 'Cria uma página de agendamento' })
    .input(BookingPageFields.partial().extend({ name: BookingPageFields.shape.name }))
    .output(savedRecord),
  update: staffCall
    .route({ method: 'POST', path: '/booking/page/update', summary: 'Altera uma página de agendamento' })
    .input(BookingPageFields.partial().extend({ id, revision: revision.optional() }))
    .output(savedRecord),
  /** Hours that were booked stay in the calendar. */
  remove: staffCall
    .meta({ access: 'staff', records: 'deletion' })
    .route({ method: 'POST', path: '/booking/page/delete', summary: 'Exclui uma página de agendamento' })
    .input(z.object({ id }))
    .output(done),
  /** The links of before open nothing any more. */
  renewLink: privateCall
    .route({ method: 'POST', path: '/booking/page/link', summary: 'Troca o link secreto de uma página de agendamento' })
    .input(z.object({ id }))
    .output(z.object({ data: z.object({ path: z.string() }) })),
  booked: privateCall
    .route({
      method: 'POST',
      path: '/booking/list',
      summary: 'Lista o que foi marcado em uma página, do último ao primeiro horário',
    })
    .input(listInput.extend({ /** The page's. */ id }))
    .output(pageOf(Booking)),
  /** What its visitor typed leaves the list and the calendar; an hour that is to come is cancelled first. */
  forget: privateCall
    .meta({ access: 'staff', changesPages: false, records: 'deletion' })
    .route({ method: 'POST', path: '/booking/delete', summary: 'Apaga os dados de quem marcou um horário' })
    .input(z.object({ id }))
    .output(done),
  visit: visitContract,
}
