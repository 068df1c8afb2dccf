import { notify } from '#domains/notices/server/notify.ts'
import type { Context } from '#platform/context.ts'
import type { NoticeKind } from '#platform/contributions.ts'
import { dateTime, day, dayOf } from '#time.ts'
import { eventPath } from '../calendar.ts'
import { listInterested } from './counter.ts'
import type { Saved } from './lock.ts'
import type { Occurrence } from './occurrences.ts'
import { findShown, type Shown } from './read.ts'

export const invitationNotice: NoticeKind = {
  name: 'calendar-invitation',
  label: 'Quando alguém compartilha um evento do calendário com você',
  emailByDefault: true,
}

export const answerNotice: NoticeKind = {
  name: 'calendar-answer',
  label: 'Quando alguém aceita ou recusa um evento seu',
  emailByDefault: false,
}

export const changeNotice: NoticeKind = {
  name: 'calendar-change',
  label: 'Quando um evento compartilhado muda de hora ou de lugar, ou é excluído',
  emailByDefault: true,
}

/** The caller's name. */
export const nameOf = ({ actor }: Context) => actor?.name ?? 'Alguém'

/** When an occurrence is: '24/11/2026 09:00', without a time where it is one of days. */
export const momentOf = ({ all_day, starts_at }: Pick<Occurrence, 'all_day' | 'starts_at'>) =>
  all_day ? day(starts_at) : dateTime(starts_at)

const noteOf = ({ occurrence }: Shown) => [momentOf(occurrence), occurrence.location].filter(Boolean).join('\n')

/** What a notice about an event leads to, and with what it is removed. */
export const aboutEvent = ({ event, occurrence }: Shown) => ({
  path: eventPath({ id: event.id, day: dayOf(occurrence.starts_at), occurrence: occurrence.day }),
  subject: `calendar:${event.id}`,
})

/** Notifies people of an event that is shared with them, in the transaction of the sharing. */
export const notifyInvited = (context: Context, shown: Shown, people: readonly number[]) =>
  notify(context, context.db, {
    ...aboutEvent(shown),
    kind: invitationNotice,
    to: people,
    title: `${nameOf(context)} compartilhou com você: ${shown.occurrence.title}`,
    note: noteOf(shown),
  })

/** Notifies an event's owner of an answer, and by whom it is. */
export const notifyAnswered = (
  context: Context,
  shown: Shown,
  { answer, by }: { answer: 'accepted' | 'declined'; by: string },
) =>
  notify(context, context.db, {
    ...aboutEvent(shown),
    kind: answerNotice,
    to: [shown.event.id_user],
    title: `${by} ${answer === 'accepted' ? 'aceitou' : 'recusou'}: ${shown.occurrence.title}`,
    note: noteOf(shown),
  })

/** Notifies the others of an event of its new time or place, in the transaction of the change. */
export async function notifyChanged(
  context: Context,
  before: Shown,
  { id, occurrence }: Pick<Saved, 'id' | 'occurrence'>,
) {
  const people = await listInterested(context.db, id)
  if (people.length < 2) return
  const after = await findShown(context, { id, occurrence })
  if (noteOf(after) === noteOf(before) && after.occurrence.ends_at.getTime() === before.occurrence.ends_at.getTime())
    return
  await notify(context, context.db, {
    ...aboutEvent(after),
    kind: changeNotice,
    to: people,
    title: `${nameOf(context)} mudou: ${after.occurrence.title}`,
    note: `${noteOf(after)}\nAntes: ${noteOf(before).replace('\n', ', ')}`,
  })
}

/** Notifies the others of an event that it is back. */
export const notifyRestored = (context: Context, shown: Shown, people: readonly number[]) =>
  notify(context, context.db, {
    ...aboutEvent(shown),
    kind: changeNotice,
    to: people,
    title: `${nameOf(context)} trouxe de volta: ${shown.occurrence.title}`,
    note: noteOf(shown),
  })

/** Notifies the others of an event of its removal. */
export const notifyRemoved = (context: Context, { occurrence }: Shown, people: readonly number[]) =>
  notify(context, context.db, {
    kind: changeNotice,
    to: people,
    title: `${nameOf(context)} excluiu: ${occurrence.title}`,
    note: momentOf(occurrence),
    path: `/dashboard/calendar?date=${dayOf(occurrence.starts_at)}`,
  })
