import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useManners } from '#client/interface/manners.ts'
import type { Card, LinePerson } from '../../board-contract.ts'
import type { LinePlace } from '../line/place.ts'
import type { CardActions } from './actions.ts'
import styles from './card.module.css'
import { CardFace } from './card-face.tsx'
import { CardMenu } from './card-menu.tsx'
import type { CardLinks } from './compact-face.tsx'

/** The classes of a card. */
export const useCardLook = () =>
  `outlined stack relative surface ${styles.card} ${useManners().compactBoard ? styles.compact : 'gap-40'}`

/** The element id of a card's link, which is what gets the focus. */
export const cardLinkId = (id: number) => `cartao-${id}`

/** The id of the element that explains to screen readers how cards are moved by keyboard. */
export const CARD_HELP_ID = 'ajuda-dos-cartoes'

interface BoardCardProps {
  card: Card
  person: LinePerson | undefined
  isLate: boolean
  isSelected: boolean
  /** Whether it is lifted by keyboard. */
  isHeld: boolean
  /** Whether it is dragged, alone or together with others. */
  isDragged: boolean
  /** Whether Tab moves to it: one card of each column. */
  isTabStop: boolean
  /** Whether its task is open beside the board. */
  isOpen: boolean
  /** How many open tasks it waits for, and holds up. */
  links: CardLinks | undefined
  actions: CardActions
}

export const BoardCard = memo(function BoardCard({ card, person, isLate, links, actions, ...state }: BoardCardProps) {
  const { isSelected, isHeld, isDragged, isTabStop, isOpen } = state
  const look = useCardLook()
  return (
    <article
      className={look}
      data-card={card.id}
      data-late={isLate || undefined}
      data-done={card.status === 'Completed' || undefined}
      data-selected={isSelected || undefined}
      data-held={isHeld || undefined}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
    >
      <CardFace card={card} person={person} isLate={isLate} links={links}>
        <h3 className={`untracked break-anywhere ${styles.name}`}>
          <Link
            className="inherit-color clipped undecorated link-area"
            id={cardLinkId(card.id)}
            to="."
            search={(place: LinePlace) => ({ ...place, task: card.id_text })}
            resetScroll={false}
            draggable={false}
            tabIndex={isTabStop ? 0 : -1}
            aria-describedby={CARD_HELP_ID}
            onKeyDown={(event) => actions.onKey(event, card)}
            onClick={(event) => actions.onPick(event, card)}
            onFocus={() => actions.onFocus(card)}
          >
            {card.nome}
            {isSelected && <span className="hidden">, selecionado</span>}
          </Link>
        </h3>
      </CardFace>
      {isHeld && (
        <span className={`on-fill accent-fill tiny ${styles.held}`} aria-hidden>
          na mão
        </span>
      )}
      <CardMenu card={card} isTabStop={isTabStop} isSelected={isSelected} actions={actions} />
    </article>
  )
})
