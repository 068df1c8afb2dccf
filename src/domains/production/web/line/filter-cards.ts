import { dayOf } from '#time.ts'
import type { Card } from '../../board-contract.ts'
import type { LinePlace } from './place.ts'

/** Whether a task's deadline was before today while it is not Completed. */
export const isLate = ({ meta, status }: Card, today: string) =>
  meta !== null && status !== 'Completed' && dayOf(meta) !== '' && dayOf(meta) < today

interface Reader {
  /** Id of who looks. */
  me: number | undefined
  /** YYYY-MM-DD. */
  today: string
  /** The ids found for `place.q`; undefined while they are not there. */
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
