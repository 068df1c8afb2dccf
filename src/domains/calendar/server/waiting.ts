import { requireUser, type WaitingSource } from '#platform/context.ts'
import type { Waiting } from '#platform/contributions.ts'
import { dayOf, startOfDay } from '#time.ts'
import { eventPath } from '../calendar.ts'
import { chooseInvitations, listShown, type Shown } from './read.ts'
import { canEdit } from './to-event.ts'

/** The caller's events of today that are not done, and the invitations without an answer. */
export const eventsWaiting: WaitingSource = {
  label: 'Calendário',
  kinds: ['event', 'invitation'],
  async list(context, limit) {
    const user = requireUser(context).id
    const today = dayOf(context.clock.now())
    const [{ shown }, invitations] = await Promise.all([
      listShown(context, { user, from: today, to: today }),
      chooseInvitations(context, user).orderBy('starts_at').orderBy('calendar_events.id').limit(limit).execute(),
    ])
    const events = shown
      .filter(({ event, occurrence }) => !occurrence.isfinish && event.answer !== 'invited' && canEdit(context, event))
      .filter(({ event }, index, all) => all.findIndex((other) => other.event.id === event.id) === index)
    return [...invitations.map(toInvitation), ...events.map(toEvent)].slice(0, limit)
  },
}

const toInvitation = ({ id, title, owner, starts_at }: Shown['event']): Waiting => ({
  ...{ kind: 'invitation', id, group: 'answer', at: starts_at, when: 'begins' },
  who: owner,
  what: `convida para ${title}`,
  amount: null,
  to: eventPath({ id, day: dayOf(starts_at) }),
  state: '',
})

const toEvent = ({ event, occurrence: { title, location, starts_at, all_day, day } }: Shown): Waiting => ({
  ...{ kind: 'event', id: event.id, group: 'do' },
  // One that lasts all day has no moment at which it begins.
  at: all_day ? startOfDay(dayOf(starts_at)) : starts_at,
  when: all_day ? 'due' : 'begins',
  who: title,
  what: location,
  amount: null,
  to: eventPath({ id: event.id, day: dayOf(starts_at), occurrence: day }),
  state: day,
})
