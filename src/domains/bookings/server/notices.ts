import { aboutEvent } from '#domains/calendar/server/notices.ts'
import { chooseEvents, type Shown, shownOnce } from '#domains/calendar/server/read.ts'
import { notify } from '#domains/notices/server/notify.ts'
import type { Context } from '#platform/context.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import { dateTime, dayOf } from '#time.ts'

export const bookingNotice: NoticeKind = {
  name: 'booking',
  label: 'Quando alguém marca, muda ou cancela um horário com você',
  emailByDefault: true,
}

interface Visitor {
  name: string
  email: string
  note: string
  title: string
}

/** A single event, as nobody in particular sees it. */
const findEvent = async ({ db }: Context, id: number) =>
  shownOnce(await chooseEvents(db, 0).where('calendar_events.id', '=', id).executeTakeFirstOrThrow())

/** Notifies the owner of an event that somebody has booked, in the transaction of the booking. */
export async function notifyBooked(context: Context, event: number, visitor: Visitor, owner: number) {
  const shown = await findEvent(context, event)
  await notify(context, context.db, {
    ...aboutEvent(shown),
    kind: bookingNotice,
    to: [owner],
    title: `${visitor.name} marcou: ${visitor.title}`,
    note: [dateTime(shown.occurrence.starts_at), visitor.email, visitor.note].filter(Boolean).join('\n'),
  })
}

/** Notifies those of an event of the hour that its visitor has moved it to. */
export const notifyMoved = async (
  context: Context,
  { before, event, people, visitor }: { before: Shown; event: number; people: readonly number[]; visitor: Visitor },
) => {
  const after = await findEvent(context, event)
  await notify(context, context.db, {
    ...aboutEvent(after),
    kind: bookingNotice,
    to: people,
    title: `${visitor.name} mudou a hora: ${visitor.title}`,
    note: `${dateTime(after.occurrence.starts_at)}\nAntes: ${dateTime(before.occurrence.starts_at)}`,
  })
}

/** Notifies those of an event that its visitor has cancelled. */
export const notifyCancelled = (
  context: Context,
  { occurrence }: Shown,
  { people, visitor }: { people: readonly number[]; visitor: Visitor },
) =>
  notify(context, context.db, {
    kind: bookingNotice,
    to: people,
    title: `${visitor.name} cancelou: ${visitor.title}`,
    note: dateTime(occurrence.starts_at),
    path: `/dashboard/calendar?date=${dayOf(occurrence.starts_at)}`,
  })
