import { addDays, dayOf, weekdayOf } from '#time.ts'
import type { Card } from '../../board-contract.ts'
import type { LinePlace } from './place.ts'

/** Whether a task is late: its deadline was before today and it is not Completed. */
export const isLate = ({ meta, status }: Card, today: string) =>
  meta !== null && status !== 'Completed' && dayOf(meta) !== '' && dayOf(meta) < today

/** The days of a day's week, from Sunday on. */
export function weekOf(day: string) {
  const first = addDays(day, -weekdayOf(`${day}T12:00:00Z`))
  return { first, last: addDays(first, 6) }
}

/** Whether a task is due in the week of a day and not Completed. */
export function isThisWeek({ meta, status }: Card, today: string) {
  if (meta === null || status === 'Completed') return false
  const { first, last } = weekOf(today)
  const due = dayOf(meta)
  return due >= first && due <= last
}

interface Reader {
  /** The reader's id. */
  me: number | undefined
  /** YYYY-MM-DD. */
  today: string
  /** The ids found for `place.q`; undefined while the answer is not there. */
  found: ReadonlySet<number> | undefined
}

/** Whether a card passes the filters of a place. */
export const passes =
  ({ q, type, late, week, who, label }: LinePlace, { me, today, found }: Reader) =>
  (card: Card) =>
    (!q || found === undefined || found.has(card.id)) &&
    (!type || card.tipo === type) &&
    (label === undefined || card.labels.includes(label)) &&
    (!late || isLate(card, today)) &&
    (!week || isThisWeek(card, today)) &&
    (who !== 'me' || card.assignee === me) &&
    (who !== 'nobody' || card.assignee === null) &&
    (typeof who !== 'number' || card.assignee === who)
