import { type Icon, IconCalendarStar, IconChecklist, IconCoin, IconFileInvoice, IconReceipt } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { answerWords } from '#client/interface/answer-words.ts'
import { useSay } from '#client/interface/say.ts'
import { useFollow } from '#ui/workbench/use-follow.ts'
import type { Overlay } from '../../calendar.ts'
import type { OverlayDate } from '../../range-contract.ts'
import { type EventActions, EventButton } from '../grid/event-block.tsx'
import { clockOf } from '../grid/local-minutes.ts'
import styles from './chips.module.css'
import { FinishMark } from './finish-mark.tsx'
import type { ShownEvent } from './shown-event.ts'
import { tagged } from './tag-mark.tsx'

interface EventChipProps {
  event: ShownEvent
  isOpen: boolean
  isDragged: boolean
  actions: EventActions
  style?: CSSProperties
}

/** An event in one line: in the strip of all-day events, and in a month. */
export const EventChip = ({ event, isOpen, isDragged, actions, style }: EventChipProps) => (
  <li
    {...tagged(event.row.tag_color, styles.chip)}
    style={style}
    data-event={event.key}
    data-movable={event.row.editable || undefined}
    data-finished={event.row.isfinish || undefined}
    data-invited={event.row.answer === 'invited' || undefined}
    data-open={isOpen || undefined}
    data-dragged={isDragged || undefined}
  >
    <EventButton event={event} actions={actions} isLine>
      {!event.row.all_day && <span>{clockOf(event.start)}</span>}
      <strong>{event.row.title}</strong>
    </EventButton>
    <FinishMark event={event} onFinish={actions.finish} />
  </li>
)

const OVERLAY_ICONS: Readonly<Record<Overlay, Icon>> = {
  holidays: IconCalendarStar,
  tasks: IconChecklist,
  quotes: IconFileInvoice,
  installments: IconCoin,
  bills: IconReceipt,
}

/** A date of another record, in the strip and in a month. */
export const DateChip = ({ date, style }: { date: OverlayDate; style?: CSSProperties }) => (
  <li className="may-shrink tiny outlined paper" style={style}>
    <DateLink date={date} />
  </li>
)

/** A date of another record, which leads to its screen. */
export function DateLink({ date }: { date: OverlayDate }) {
  const follow = useFollow()
  const say = useSay()
  const OverlayIcon = OVERLAY_ICONS[date.layer]
  const content = (
    <>
      <OverlayIcon size={14} aria-hidden />
      <span>{say(answerWords([date.title, date.note].filter(Boolean).join(' · ')))}</span>
    </>
  )
  return (
    <span className={`block may-shrink ${styles.date}`} data-done={date.isDone || undefined}>
      {date.to === null ? (
        <span title={date.title}>{content}</span>
      ) : (
        <a href={date.to} title={date.title} onClick={follow}>
          {content}
        </a>
      )}
    </span>
  )
}
