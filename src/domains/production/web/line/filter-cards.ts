import { addDays, startOfDay, weekdayOf } from '#time.ts'
import type { Card } from '../../board-contract.ts'
import type { LinePlace } from './place.ts'

type Due = Pick<Card, 'meta' | 'status'>

/** Whether a task is late: its deadline was before today and it is not Completed. */
export const isLate = ({ meta, status }: Due, today: string) =>
  meta !== null && status !== 'Completed' && Date.parse(meta) < spansOf(today).day

/** A day's week, from Sunday on. */
export function weekOf(day: string) {
  const first = addDays(day, -weekdayOf(`${day}T12:00:00Z`))
  return { first, last: addDays(first, 6) }
}

/** Whether a task is due in the week of a day and not Completed. */
export function isThisWeek({ meta, status }: Due, today: string) {
  if (meta === null || status === 'Completed') return false
  const { week, weekEnd } = spansOf(today)
  const due = Date.parse(meta)
  return due >= week && due < weekEnd
}

/** When a day, its week and the next week begin. */
interface Spans {
  day: number
  week: number
  weekEnd: number
}

/** Those of today, kept: a board asks for each of thousands of cards, and what a calendar says of one takes microseconds. */
let kept: { today: string; spans: Spans } | undefined

function spansOf(today: string): Spans {
  if (kept?.today !== today) {
    const { first, last } = weekOf(today)
    const [day, week, weekEnd] = [today, first, addDays(last, 1)].map((one) => startOfDay(one).getTime())
    kept = { today, spans: { day: day!, week: week!, weekEnd: weekEnd! } }
  }
  return kept.spans
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
