import { IconLock, IconLockOpen, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Face } from '#ui/workbench/face.tsx'
import { CardTimerMark } from '#ui/workbench/timer/card-timer.tsx'
import type { Card, LinePerson, LineView } from '../../board-contract.ts'
import { TaskLabels } from '../labels/label-mark.tsx'
import { DueDay } from '../parts/due-day.tsx'
import { KindMark } from '../parts/kind-mark.tsx'
import { PriorityBars } from '../parts/priority-bars.tsx'
import { Ring } from '../parts/ring.tsx'
import styles from './card.module.css'

export type CardLinks = LineView['links'][number]

export interface CardFaceProps {
  card: Card
  /** The assignee. */
  person: LinePerson | undefined
  isLate: boolean
  /** How many open tasks it waits for, and holds up. */
  links?: CardLinks | undefined
  /** The task's name as a heading; on the board it is a link. */
  children: ReactNode
}

/** Whether a card has a row of marks below its name. */
export const hasMarks = ({ meta, subtasks, comments, labels }: Card, links?: CardLinks) =>
  links !== undefined || meta !== null || subtasks.total > 0 || comments > 0 || labels.length > 0

/** What a card shows of its task in three rows: what and whose it is, its name, its marks. */
export function CompactFace({ card, person, isLate, links, children }: CardFaceProps) {
  return (
    <>
      {card.image && (
        <div className={`clipped sheet ${styles.strip}`}>
          <img
            className="block full-width full-height"
            src={card.image}
            alt=""
            width={256}
            height={64}
            loading="lazy"
            draggable={false}
          />
        </div>
      )}
      <p className={`soft row nowrap ${styles.first}`}>
        <KindMark tipo={card.tipo} />
        {card.id_text}
        <CardTimerMark task={card.id} />
        {card.prioridade > 0 && <PriorityBars prioridade={card.prioridade} />}
        {person && (
          <span className={`relative ${styles.person}`} title={person.name}>
            <Face person={person} size={20} />
            <span className="hidden">Com {person.name}</span>
          </span>
        )}
      </p>
      {children}
      {hasMarks(card, links) && (
        <p className={`row cluster soft tiny tabular ${styles.marks}`}>
          <CardMarks card={card} isLate={isLate} links={links} />
        </p>
      )}
    </>
  )
}

/** Due day, steps, comments and labels of a card. */
type Marked = Pick<CardFaceProps, 'card' | 'isLate' | 'links'>

function CardMarks({ card: { meta, subtasks, comments, labels }, isLate, links }: Marked) {
  return (
    <>
      {meta !== null && <DueDay meta={meta} isLate={isLate} />}
      {subtasks.total > 0 && (
        <span>
          <Ring {...subtasks} />
          <span className="hidden">Passos: </span>
          {subtasks.checked}/{subtasks.total}
        </span>
      )}
      {comments > 0 && (
        <span>
          <IconMessage size={14} aria-hidden />
          {comments}
          <span className="hidden">{comments === 1 ? ' comentário' : ' comentários'}</span>
        </span>
      )}
      {links && links.waits > 0 && (
        <span data-waits>
          <IconLock size={14} aria-hidden />
          {`Espera ${links.waits}`}
        </span>
      )}
      {links && links.holds > 0 && (
        <span>
          <IconLockOpen size={14} aria-hidden />
          {`Segura ${links.holds}`}
        </span>
      )}
      <TaskLabels ids={labels} most={3} />
    </>
  )
}
