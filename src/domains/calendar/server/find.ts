import type { Context } from '#platform/context.ts'
import { type Found, MOST_FOUND } from '#platform/contributions.ts'
import { newest } from '#platform/db/paginate.ts'
import { dayOf } from '#time.ts'
import { eventPath } from '../calendar.ts'
import { momentOf } from './notices.ts'
import { chooseFound } from './range.ts'
import { shownOnce } from './read.ts'

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
