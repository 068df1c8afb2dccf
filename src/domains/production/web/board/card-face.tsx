import { IconFlag3, IconMessage } from '@tabler/icons-react'
import { useManners } from '#client/interface/manners.ts'
import { useSay } from '#client/interface/say.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import { Face } from '#ui/workbench/face.tsx'
import { CardTimerMark } from '#ui/workbench/timer/card-timer.tsx'
import { PRIORITY_LABELS, progressOf, TASK_TYPE_LABELS } from '../../production.ts'
import { TaskLabels } from '../labels/label-mark.tsx'
import { KindMark } from '../parts/kind-mark.tsx'
import { Meter } from '../parts/meter.tsx'
import styles from './card.module.css'
import { type CardFaceProps, CompactFace } from './compact-face.tsx'

/** What a card shows of its task. */
export function CardFace(props: CardFaceProps) {
  return useManners().compactBoard ? <CompactFace {...props} /> : <WholeFace {...props} />
}

/** With picture, description and progress in rows of their own. */
function WholeFace({ card, person, isLate, children }: CardFaceProps) {
  const { total, checked } = card.subtasks
  return (
    <>
      {card.image && (
        <div className={`clipped sheet ${styles.plate}`}>
          <img
            className="block full-width full-height"
            src={card.image}
            alt=""
            width={256}
            height={112}
            loading="lazy"
            draggable={false}
          />
        </div>
      )}
      <p className={`soft row ${styles.id}`}>
        <KindMark tipo={card.tipo} silent />
        {card.id_text} {useSay()(TASK_TYPE_LABELS[card.tipo])}
      </p>
      {children}
      {card.preview && <p className="soft tiny break-anywhere">{card.preview}</p>}
      {card.labels.length > 0 && (
        <p className={`soft row cluster tiny ${styles.labels}`}>
          <TaskLabels ids={card.labels} most={4} />
        </p>
      )}
      <Meter
        label="Progresso"
        percent={progressOf(card.subtasks)}
        title={total === 0 ? 'Sem passos' : `${checked} de ${plural(total, 'passo', 'passos')}`}
      />
      <p className={`soft row cluster tabular ${styles.foot}`}>
        <span data-late={isLate || undefined}>
          <span className="hidden">{isLate ? 'Atrasada desde' : 'Prazo'} </span>
          {dueDate(card.meta)}
        </span>
        <CardTimerMark task={card.id} />
        {card.prioridade > 0 && (
          <span className={styles.priority} data-priority={card.prioridade}>
            <IconFlag3 size={14} aria-hidden />
            <span className="hidden">Prioridade </span>
            {PRIORITY_LABELS[card.prioridade]}
          </span>
        )}
        {card.comments > 0 && (
          <span>
            <IconMessage size={14} aria-hidden /> {card.comments}
            <span className="hidden"> {card.comments === 1 ? 'comentário' : 'comentários'}</span>
          </span>
        )}
        {person && (
          <span className={`push relative ${styles.person}`} title={person.name}>
            <Face person={person} size={22} />
            <span className="hidden">Com {person.name}</span>
          </span>
        )}
      </p>
    </>
  )
}

/** A deadline as DD/MM/YYYY; dashes where there is none or it cannot be read. */
const dueDate = (meta: string | null) => (meta && day(meta)) || '--/--/----'
