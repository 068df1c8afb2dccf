import type { Card, LinePerson } from '../../board-contract.ts'
import { isLate } from '../line/filter-cards.ts'
import styles from './card.module.css'
import { useCardLook } from './card.tsx'
import { CardFace } from './card-face.tsx'

interface OverlayProps {
  card: Card | undefined
  count: number
  today: string
  people: ReadonlyMap<number, LinePerson>
}

/** The card drawn under the pointer during a drag, with the number of cards that are dragged. */
export function Overlay({ card, count, today, people }: OverlayProps) {
  const look = useCardLook()
  if (!card) return null
  return (
    <article className={`${look} ${styles.overlay}`} aria-hidden>
      <CardFace
        card={card}
        person={card.assignee === null ? undefined : people.get(card.assignee)}
        isLate={isLate(card, today)}
      >
        <h3 className={`untracked break-anywhere ${styles.name}`}>{card.nome}</h3>
      </CardFace>
      {count > 1 && <span className={`on-fill text-center accent-fill ${styles.count}`}>{count}</span>}
    </article>
  )
}
