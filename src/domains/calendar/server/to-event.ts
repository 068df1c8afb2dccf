import { type Context, isAdmin } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { Answer, TagColor } from '../calendar.ts'
import type { CalendarEvent, EventFields, EventRow } from '../event-schemas.ts'
import type { Shown, ShownEvent } from './read.ts'

/** What of an occurrence is edited, of a series with its rule and range. */
export function fieldsOf({ event, occurrence }: Shown): EventFields {
  const { title, description, location, all_day, starts_at, ends_at, alert, alert_lead, more_alerts, alerts, tag } =
    occurrence
  return {
    title,
    description,
    location,
    all_day,
    start_date: starts_at.toISOString(),
    end_date: ends_at.toISOString(),
    zone: event.zone,
    repeat_event: event.rule !== null,
    rule: event.rule ?? '',
    repeat_star_date: event.repeat_start ?? '',
    repeat_end_date: event.repeat_end ?? '',
    alert,
    alert_date: alert_lead === null ? '' : new Date(starts_at.getTime() - alert_lead * 1000).toISOString(),
    more_alerts,
    alerts,
    calendar_tag: tag,
    task: event.task_id ?? 0,
  }
}

/** An occurrence as the calls answer it. */
export const toEvent = (context: Context, shown: Shown): CalendarEvent => ({
  ...fieldsOf(shown),
  id: shown.event.id,
  occurrence: shown.occurrence.day,
  id_user: shown.event.id_user,
  owner: shown.event.owner,
  id_calendar_tag: shown.occurrence.tag_id,
  tag_color: shown.occurrence.color as TagColor,
  isfinish: shown.occurrence.isfinish,
  isRemove: false,
  answer: shown.event.answer as Answer | null,
  editable: canEdit(context, shown.event),
  attendees: shown.event.attendees,
  revision: shown.event.revision,
})

/** The same without its description, for lists. */
export function toRow(context: Context, shown: Shown): EventRow {
  const { description: _, ...row } = toEvent(context, shown)
  return row
}

/** Whether the caller says who sees an event: its owner, and the admin. */
export const manages = (context: Context, { id_user }: Pick<ShownEvent, 'id_user'>) =>
  isAdmin(context) || id_user === context.actor?.id

/** Whether the caller may change an event: its owner, who has accepted it, and the admin. */
export const canEdit = (context: Context, event: Pick<ShownEvent, 'id_user' | 'answer'>) =>
  manages(context, event) || event.answer === 'accepted'

/** Throws 403 for who may only see an event. */
export function requireEditor(context: Context, event: Pick<ShownEvent, 'id_user' | 'answer'>) {
  if (!canEdit(context, event)) throw new AppError('forbidden', 'Aceite o convite antes de mudar este evento.')
}
