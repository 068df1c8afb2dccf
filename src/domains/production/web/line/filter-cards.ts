import { dayOf } from '#time.ts'
import type { Card } from '../../board-contract.ts'
import type { LinePlace } from './place.ts'

/** Whether a task is late: its deadline was before today and it is not Completed. */
export const isLate = ({ meta, status }: Card, today: string) =>
  meta !== null && status !== 'Completed' && dayOf(meta) !== '' && dayOf(meta) < today

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
  ({ q, type, late, who }: LinePlace, { me, today, found }: Reader) =>
  (card: Card) =>
    (!q || found === undefined || found.has(card.id)) &&
    (!type || card.tipo === type) &&
    (!late || isLate(card, today)) &&
    (who !== 'me' || card.assignee === me) &&
    (who !== 'nobody' || card.assignee === null)
