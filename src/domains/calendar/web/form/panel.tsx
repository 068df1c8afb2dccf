import { CloseButton, Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { query } from '#client/calls/query.ts'
import { useSay } from '#client/interface/say.ts'
import { QueryState } from '#ui/workbench/query-view.tsx'
import { EmptyState, LoadingRows } from '#ui/workbench/states.tsx'
import type { EventFields, EventRow } from '../../event-schemas.ts'
import { calendarWords } from '../../words.ts'
import type { RemoveEvent } from '../use-removal.ts'
import { EventForm } from './event-form.tsx'
import styles from './panel.module.css'
import type { Picked } from './values.ts'

/** Which event is open, and which occurrence of a series; '' for none. */
export type EventKey = Pick<EventRow, 'id' | 'occurrence'>

interface PanelProps {
  /** The stored event that is open; undefined for a new one. */
  open: EventKey | undefined
  picked: Picked
  onChange: (values: EventFields) => void
  /** Called to leave a stored event or to close the sheet, and after a save or a removal. */
  onClose: () => void
  onRemove: RemoveEvent
  /** Whether Escape closes it, after a question where something was typed; a sheet hears Escape itself. */
  closesByEscape?: boolean
}

interface EventPanelProps extends PanelProps {
  /** Whether it is a sheet over the page, as on a phone, and not beside it. */
  isSheet: boolean
  /** Whether the sheet is open, or the panel stays beside a day without an event. */
  opened: boolean
  /** Whether there is a button that closes it. */
  canClose: boolean
}

/** The event's form: beside the calendar, or on narrow screens a sheet over it. */
export function EventPanel({ isSheet, opened, canClose, ...props }: EventPanelProps) {
  const heading = useId()
  const title = useSay()(props.open ? 'Evento' : calendarWords.create)
  if (isSheet)
    return (
      <Drawer
        opened={opened}
        onClose={props.onClose}
        position="bottom"
        size="92%"
        title={title}
        closeButtonProps={{ 'aria-label': 'Fechar' }}
        classNames={{ content: styles.sheet ?? '' }}
      >
        <PanelContent {...props} />
      </Drawer>
    )
  if (!opened) return null
  return (
    <aside className={`relative surface outlined ${styles.panel}`} data-beside aria-labelledby={heading}>
      <div className="scrolls">
        <header>
          <h2 id={heading}>{title}</h2>
          {canClose && <CloseButton aria-label="Fechar" onClick={props.onClose} />}
        </header>
        <PanelContent {...props} isFocused closesByEscape={canClose} />
      </div>
    </aside>
  )
}

function PanelContent({ open, isFocused, ...props }: PanelProps & { isFocused?: boolean }) {
  if (!open) return <EventForm key="new" {...props} />
  return <StoredEvent key={`${open.id}/${open.occurrence}`} open={open} isFocused={isFocused} {...props} />
}

interface StoredEventProps extends PanelProps {
  open: EventKey
  /** Whether the first field gets the focus once the event is there. */
  isFocused?: boolean | undefined
}

/** Loads a stored event and shows its form. */
function StoredEvent({ open, isFocused, ...props }: StoredEventProps) {
  const { id, occurrence } = open
  const changing = useRef(false)
  const stored = useQuery(
    query.calendar.event.queryOptions({
      input: { id, occurrence },
      enabled: () => !changing.current,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  )
  const event = stored.data?.data
  const form = useRef<HTMLDivElement>(null)
  const isThere = event !== undefined
  useEffect(() => {
    if (isThere && isFocused) form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [isThere, isFocused])
  return (
    <div ref={form}>
      {event ? (
        <EventForm event={event} changing={changing} {...props} />
      ) : (
        <QueryState
          query={stored}
          failed="O evento não veio"
          loading={<LoadingRows rows={5} height={56} label="Carregando o evento…" />}
          missing={
            <EmptyState title="Este evento não está mais aqui">
              Ele foi excluído, ou não é seu nem compartilhado com você.
            </EmptyState>
          }
        />
      )}
    </div>
  )
}
