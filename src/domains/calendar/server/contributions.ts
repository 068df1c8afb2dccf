import { holidaysOf } from '#holidays.ts'
import { type Context, type DateOverlay, requireUser, type WaitingSource } from '#platform/context.ts'
import { type Found, MOST_FOUND, type Waiting } from '#platform/contributions.ts'
import { newest } from '#platform/db/paginate.ts'
import { dayOf, startOfDay } from '#time.ts'
import { eventPath } from '../calendar.ts'
import { momentOf } from './notices.ts'
import { chooseFound } from './range.ts'
import { chooseInvitations, listShown, type Shown, shownOnce } from './read.ts'
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

/** The newest of the caller's events with a text in title, description or place, for the command palette. */
export async function findEvents(context: Context, text: string): Promise<Found[]> {
  const rows = await newest(chooseFound(context, { q: text }).selectAll(), 'starts_at', MOST_FOUND).execute()
  return rows.map((event) => {
    const { title, location, ...moment } = shownOnce(event).occurrence
    return {
      kind: 'event',
      id: event.id,
      title,
      note: [momentOf(moment), location].filter(Boolean).join(' · '),
      to: eventPath({ id: event.id, day: dayOf(moment.starts_at) }),
    }
  })
}

/** The national holidays as an overlay of the calendar. */
export const holidayOverlay: DateOverlay = {
  name: 'holidays',
  label: 'Feriados nacionais',
  async list(_, { from, to }) {
    const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
    return years
      .flatMap(holidaysOf)
      .filter(({ day }) => day >= from && day <= to)
      .map(({ day, ...holiday }) => ({
        id: Number(day.replaceAll('-', '')),
        day,
        ...holiday,
        to: null,
        isDone: false,
      }))
  },
}
