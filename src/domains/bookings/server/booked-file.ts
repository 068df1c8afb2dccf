import { asToldTo } from '#domains/calendar/server/guests/send-job.ts'
import { readSentEvent } from '#domains/calendar/server/guests/sent-event.ts'
import { AppError } from '#platform/errors.ts'
import type { Document } from '#platform/http/documents.ts'
import { BOOKED_FILES } from '../booking.ts'
import { openBooking, stateOf } from './booked.ts'
import { spendLook } from './visit.ts'

/** A booked hour as a calendar file for its visitor, with the identity that its invitation has. Throws 404, 429. */
export const sendBookedFile: Document = async (context, path) => {
  const row = await openBooking(context, path.slice(BOOKED_FILES.length + 1).replace(/\.ics$/, ''))
  await spendLook(context)
  const now = context.clock.now()
  const sent = stateOf(row, now) === 'stands' && asToldTo(row, await readSentEvent(context.db, row.event!))
  if (!sent) throw new AppError('missing', 'Este horário já passou, ou foi cancelado.')
  const text = await context.worker.runInThread(
    'writeCalendar',
    { name: null, events: [sent.event], until: now.getUTCFullYear() + 1 },
    { lane: 'page', person: row.id },
  )
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="horario.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    },
  })
}
