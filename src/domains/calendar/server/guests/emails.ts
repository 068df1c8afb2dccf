import { readLetterhead } from '#domains/site/server/letterhead.ts'
import type { Program } from '#platform/context.ts'
import { makeSecretToken } from '#platform/http/secret-link.ts'
import type { Email } from '#platform/mail/email.ts'
import { writeEmail } from '#platform/mail/write-email.ts'
import { dateTime, day } from '#time.ts'
import type { Answer } from '../../calendar.ts'
import { nextOccurrence, type ShownToGuest } from './next-occurrence.ts'
import type { SentEvent } from './sent-event.ts'

/** The page on which a guest answers, and the kind of its secret link. */
export const GUEST_PAGE = '/convite'
export const GUEST_LINK = 'calendar-guest'

/** The page on which somebody who booked an hour moves or cancels it, and the kind of its secret link (domains/bookings). */
export const BOOKED_PAGE = '/agendar/horario'
export const BOOKED_LINK = 'booking'

/** Years of which the changes of clocks are described. */
const YEARS = 3
/** Characters of a calendar file in an e-mail at most. */
const MAX_FILE = 200_000

const ANSWERS = { invited: 'NEEDS-ACTION', accepted: 'ACCEPTED', declined: 'DECLINED' } as const

interface Guest {
  id: number
  /** Of the guest's secret link. */
  link_number: number
  email: string
  answer: Answer
  origin: string
  /** What somebody who has booked it knows it by; null for who was invited. */
  title: string | null
  /** What they have booked. */
  booking_id: number | null
}

/** What an e-mail is about: an event that is new to the guest, has changed, or is no longer theirs. */
export type Occasion = 'invited' | 'changed' | 'cancelled'

interface Wording {
  subjects: Readonly<Record<Occasion, string>>
  firstLine: (occasion: Occasion, organizer: string, title: string) => string
  button: string
  /** Where it was cancelled; '' for none. */
  buttonOfCancelled: string
}

const INVITED: Wording = {
  subjects: { invited: 'Convite', changed: 'Mudou', cancelled: 'Cancelado' },
  firstLine: (occasion, organizer, title) =>
    ({
      invited: `${organizer} convida você para: ${title}`,
      changed: `${organizer} mudou o evento: ${title}`,
      cancelled: `${organizer} cancelou o evento, ou tirou você da lista: ${title}`,
    })[occasion],
  button: 'Aceite ou recuse',
  buttonOfCancelled: '',
}

/** To who has booked an hour. Whoever has changed it, they or the firm, the e-mail says how it is now. */
const BOOKED: Wording = {
  subjects: { invited: 'Confirmado', changed: 'Mudou', cancelled: 'Cancelado' },
  firstLine: (occasion, organizer, title) =>
    ({
      invited: `Está marcado com ${organizer}: ${title}. O convite anexo põe o horário no seu calendário.`,
      changed: `Mudou o que você marcou com ${organizer}: ${title}. Vale agora o que está abaixo.`,
      cancelled: `Foi cancelado o que você marcou com ${organizer}: ${title}.`,
    })[occasion],
  button: 'Mude ou cancele',
  buttonOfCancelled: 'Marque outro horário',
}

/** The e-mail to a guest, with the event as a calendar file. Throws 503 where too much else is to be done. */
export async function writeGuestEmail(
  program: Program,
  guest: Guest,
  { sent, occasion }: { sent: SentEvent; occasion: Occasion },
): Promise<Omit<Email, 'date'>> {
  const { event, organizer } = sent
  const next = nextOccurrence(event, program.clock.now())
  const when = describeTime(next, event.rule !== null)
  const wording = guest.title === null ? INVITED : BOOKED
  const { subjects, firstLine } = wording
  const isCancelled = occasion === 'cancelled'
  const label = isCancelled ? guest.booking_id !== null && wording.buttonOfCancelled : wording.button
  const email = await writeEmail({
    subject: `${subjects[occasion]}: ${event.title}, ${when}`,
    heading: `${subjects[occasion]}: ${event.title}`,
    firm: await readLetterhead(program),
    paragraphs: [
      firstLine(occasion, organizer.name, event.title),
      ...(next.description && !isCancelled ? [next.description] : []),
    ],
    facts: [['Quando', when], ...(next.location ? [['Onde', next.location] as const] : [])],
    ...(label && { button: { label, link: guest.origin + guestPath(program, guest) } }),
  })
  const content = await writeInvitation(program, guest, { sent, isCancelled })
  return {
    to: guest.email,
    replyTo: organizer.email,
    ...email,
    // A series with thousands of exceptions would weigh more than mail servers take: it is in the link alone.
    ...(content.length <= MAX_FILE && { calendar: { method: isCancelled ? 'CANCEL' : 'REQUEST', content } }),
  }
}

/** The path of a guest's own page. */
function guestPath(program: Program, { id, link_number, booking_id }: Guest) {
  if (booking_id === null)
    return `${GUEST_PAGE}/${makeSecretToken(program, { kind: GUEST_LINK, id, number: link_number })}`
  return `${BOOKED_PAGE}/${makeSecretToken(program, { kind: BOOKED_LINK, id: booking_id, number: 0 })}`
}

/** '24/11/2026 09:00 (horário de Brasília)', and whether it is repeated. */
function describeTime({ start, allDay }: ShownToGuest, repeats: boolean) {
  const next = allDay ? day(start) : `${dateTime(start)} (horário de Brasília)`
  return repeats ? `${next} e outras vezes` : next
}

const writeInvitation = (
  { clock, worker }: Program,
  { id, email, answer }: Guest,
  { sent: { event, organizer }, isCancelled }: { sent: SentEvent; isCancelled: boolean },
) =>
  worker.runInThread(
    'writeCalendar',
    {
      name: event.title,
      // A cancellation is newer than all that was sent before.
      events: [isCancelled ? { ...event, sequence: event.sequence + 1 } : event],
      until: clock.now().getUTCFullYear() + YEARS,
      invitation: { isCancelled, organizer, guest: { email, answer: ANSWERS[answer] } },
    },
    { lane: 'page', person: id },
  )
