import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { dayOf } from '#time.ts'
import { eventPath } from '../calendar.ts'
import { momentOf } from './notices.ts'
import { searchEvents } from './range.ts'

/** The newest of the caller's events with a text in title, description or place, for the command palette. */
export async function findEvents(context: Context, text: string): Promise<Found[]> {
  const { data } = await searchEvents(context, { q: text, limit: MOST_FOUND })
  return data.map(({ id, title, start_date, all_day, location }) => ({
    kind: 'event',
    id,
    title,
    note: [momentOf({ all_day, starts_at: new Date(start_date) }), location].filter(Boolean).join(' · '),
    to: eventPath({ id, day: dayOf(start_date) }),
  }))
}
