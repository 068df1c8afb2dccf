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
}

/** What an e-mail is about: an event that is new to the guest, has changed, or is no longer theirs. */
export type Occasion = 'invited' | 'changed' | 'cancelled'

const SUBJECTS: Readonly<Record<Occasion, string>> = { invited: 'Convite', changed: 'Mudou', cancelled: 'Cancelado' }

/** The e-mail to a guest, with the event as a calendar file. Throws 503 where too much else is to be done. */
export async function writeGuestEmail(
  program: Program,
  guest: Guest,
  { sent, occasion }: { sent: SentEvent; occasion: Occasion },
): Promise<Omit<Email, 'date'>> {
  const { event, organizer } = sent
  const next = nextOccurrence(event, program.clock.now())
  const when = describeTime(next, event.rule !== null)
  const token = makeSecretToken(program, { kind: GUEST_LINK, id: guest.id, number: guest.link_number })
  const firstLines: Readonly<Record<Occasion, string>> = {
    invited: `${organizer.name} convida você para: ${event.title}`,
    changed: `${organizer.name} mudou o evento: ${event.title}`,
    cancelled: `${organizer.name} cancelou o evento, ou tirou você da lista: ${event.title}`,
  }
  const isCancelled = occasion === 'cancelled'
  const email = await writeEmail({
    subject: `${SUBJECTS[occasion]}: ${event.title}, ${when}`,
    heading: `${SUBJECTS[occasion]}: ${event.title}`,
    firm: await readLetterhead(program),
    paragraphs: [firstLines[occasion], ...(next.description && !isCancelled ? [next.description] : [])],
    facts: [['Quando', when], ...(next.location ? [['Onde', next.location] as const] : [])],
    ...(!isCancelled && { button: { label: 'Aceite ou recuse', link: `${guest.origin}${GUEST_PAGE}/${token}` } }),
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
