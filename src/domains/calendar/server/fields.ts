import { AppError } from '#platform/errors.ts'
import { addDays, dayOf, daysBetween, FIRST_DAY, LAST_DAY, TIME_ZONE } from '#time.ts'
import { INVALID_DATES, MAX_LEAD } from '../calendar.ts'
import { type EventChange, EventFields, NEW_EVENT } from '../event-schemas.ts'
import { DAILY } from '../rule.ts'
import { nextSeriesDay } from './series.ts'
import { dayIn, instantOf, isZone } from './zoned.ts'

/** Days that one occurrence of a series may last: with it, few of those that began earlier touch a day. */
const MAX_SERIES_DAYS = 31

const DAY = /^\d{4}-\d\d-\d\d$/
const OFFSET = /(Z|[+-]\d\d:\d\d)$/

/** A 422 at a field of the call's `event`. */
export const invalid = (field: string, message: string) =>
  new AppError('invalid', message, { [`event.${field}`]: message })

/** Fields as a change gives them: undefined for what it does not change. */
export type Patch = Partial<EventFields>

/** What a call gives of the fields. A date that is null means no date; other fields that are null count as left out. */
export function patchOf(event: EventChange): Patch {
  const { repeat_star_date, repeat_end_date, alert_date, calendar_tag } = event
  const fields = {
    ...event,
    repeat_star_date: repeat_star_date === null ? '' : repeat_star_date,
    repeat_end_date: repeat_end_date === null ? '' : repeat_end_date,
    alert_date: alert_date === null ? '' : alert_date,
    calendar_tag: calendar_tag || undefined,
  }
  const all = EventFields.keyof().options.map((name) => [name, fields[name]] as const)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== null))
}

/** A new event's fields, as far as they need not be given. Throws 422 where one is missing that must. */
export function startingFields({ title, start_date, end_date, all_day }: Patch): EventFields {
  const missing = { title, start_date, end_date: end_date ?? (all_day ? start_date : undefined) }
  const fields = Object.entries(missing).filter(([, value]) => value === undefined)
  if (fields.length) {
    const message = 'Preencha este campo.'
    throw new AppError('invalid', message, Object.fromEntries(fields.map(([field]) => [`event.${field}`, message])))
  }
  return { ...NEW_EVENT, title: title!, start_date: start_date!, end_date: end_date ?? start_date! }
}

/**
 * The fields after a change: moments as ISO 8601 in UTC, days of a series' range as YYYY-MM-DD, what does not apply as ''.
 * Where the start is moved alone, the alert goes with it. Throws 422.
 */
export function changeFields(before: EventFields, patch: Patch): EventFields {
  const merged = { ...before, ...patch }
  const zone = merged.all_day ? TIME_ZONE : merged.zone
  if (!isZone(zone)) throw invalid('zone', 'Este fuso horário não existe.')
  const { start, end } = merged.all_day ? noons(merged) : readTimes(merged, zone)
  if (start > end) throw invalid('end_date', INVALID_DATES)
  const fields = {
    ...merged,
    zone,
    start_date: start.toISOString(),
    end_date: end.toISOString(),
    alert_date: readAlert(before, merged, patch, { start, zone }),
  }
  return { ...fields, more_alerts: readMore(fields), ...(fields.repeat_event ? readRepeat(fields) : NO_REPEAT) }
}

const NO_REPEAT = { repeat_event: false, rule: '', repeat_star_date: '', repeat_end_date: '' }

/** The instant of a moment in a zone. Throws 422 where it is not in the accepted years. */
function readMoment(field: string, text: string, zone: string): Date {
  const instant = OFFSET.test(text) ? new Date(text) : instantOf(text, zone)
  const day = Number.isNaN(instant.getTime()) ? '' : dayIn(instant, zone)
  if (day < FIRST_DAY || day > LAST_DAY) throw invalid(field, INVALID_DATES)
  return instant
}

const readTimes = ({ start_date, end_date }: EventFields, zone: string) => ({
  start: readMoment('start_date', start_date, zone),
  end: readMoment('end_date', end_date, zone),
})

/** Noon of the first and of the last day of an event of days; the last is not before the first. */
function noons({ start_date, end_date }: EventFields) {
  const [first, last] = [readDay('start_date', start_date, TIME_ZONE), readDay('end_date', end_date, TIME_ZONE)]
  const noon = (day: string) => instantOf(`${day}T12:00`, TIME_ZONE)
  return { start: noon(first), end: noon(last < first ? first : last) }
}

/** The day of a moment in a zone. */
const readDay = (field: string, text: string, zone: string) =>
  DAY.test(text) ? text : dayIn(readMoment(field, text, zone), zone)

function readAlert(
  before: EventFields,
  merged: EventFields,
  patch: Patch,
  { start, zone }: { start: Date; zone: string },
) {
  const isSet = patch.alert_date !== undefined || !before.alert_date
  const lead = Date.parse(before.start_date) - Date.parse(before.alert_date)
  const text = isSet ? merged.alert_date : new Date(start.getTime() - lead).toISOString()
  if (!text) return merged.alert ? start.toISOString() : ''
  const at = OFFSET.test(text) ? new Date(text) : instantOf(text, zone)
  if (Math.abs(at.getTime() - start.getTime()) > MAX_LEAD * 1000)
    throw invalid('alert_date', 'O alerta fica longe demais do evento.')
  return at.toISOString()
}

/** The further alerts, each once, the earliest first. */
function readMore(fields: EventFields): number[] {
  const first = leadOf(fields)
  const others = fields.more_alerts.filter((lead) => lead !== first)
  return [...new Set(others)].toSorted((one, other) => other - one)
}

/** The rule and the range of a series. Throws 422 where it never occurs. */
function readRepeat(fields: EventFields) {
  const { start_date, end_date, zone, rule } = fields
  const start = dayIn(new Date(start_date), zone)
  const read = (field: 'repeat_star_date' | 'repeat_end_date') => fields[field] && readDay(field, fields[field], zone)
  const [from, until] = [read('repeat_star_date') || start, read('repeat_end_date')]
  if (until && until < from) throw invalid('repeat_end_date', INVALID_DATES)
  if (daysBetween(start, dayIn(new Date(end_date), zone)) > MAX_SERIES_DAYS)
    throw invalid('end_date', `O que se repete dura no máximo ${MAX_SERIES_DAYS} dias.`)
  const series = { rule: rule || DAILY, start, from, until: until || null }
  if (!nextSeriesDay(series, from)) throw invalid('rule', 'Esta repetição não cai em nenhum dia.')
  return { rule: series.rule, repeat_star_date: from, repeat_end_date: until }
}

/** The columns of an event's fields; its tag is resolved by tags.ts. */
export function toColumns(fields: EventFields) {
  const { start_date, end_date, repeat_event, rule, repeat_star_date, repeat_end_date, ...others } = fields
  const { alert_date: _, calendar_tag: __, task, ...same } = others
  return {
    ...same,
    starts_at: new Date(start_date),
    ends_at: new Date(end_date),
    rule: repeat_event ? rule : null,
    repeat_start: repeat_star_date || null,
    repeat_end: repeat_end_date || null,
    alert_lead: leadOf(fields),
    task_id: task || null,
  }
}

/** Seconds from the first alert to the start; null without an alert's date. */
export const leadOf = ({ start_date, alert_date }: EventFields) =>
  alert_date ? Math.round((Date.parse(start_date) - Date.parse(alert_date)) / 1000) : null

/**
 * What a change of one occurrence means for its whole series, or for those from it on: its new times are those of all, and
 * where it goes to another day the rule and its range go along. Throws 422 where the rule cannot.
 * @param series the series' own fields
 * @param shown the occurrence's
 */
export function toSeriesChange(
  series: EventFields,
  shown: EventFields,
  patch: Patch,
  moveRule: (rule: string, from: string, to: string) => string | undefined,
): { patch: Patch; days: number } {
  const after = changeFields(shown, { ...patch, repeat_event: false })
  const { start_date, end_date, alert_date, ...others } = patch
  const isMoved =
    after.start_date !== shown.start_date || after.end_date !== shown.end_date || after.all_day !== shown.all_day
  const isAlertSet = alert_date !== undefined && after.alert_date !== shown.alert_date
  if (!isMoved && !isAlertSet) return { patch: others, days: 0 }
  const zone = after.zone
  const [was, is] = [dayIn(new Date(shown.start_date), zone), dayIn(new Date(after.start_date), zone)]
  const days = daysBetween(was, is)
  const first = dayIn(new Date(series.start_date), series.zone)
  const start = instantOf(`${addDays(first, days)}T${timeOf(after.start_date, zone)}`, zone)
  const shift = start.getTime() - Date.parse(after.start_date)
  const later = (moment: string) => moment && new Date(Date.parse(moment) + shift).toISOString()
  const moved: Patch = {
    ...others,
    ...(isMoved && { start_date: start.toISOString(), end_date: later(after.end_date) }),
    ...(alert_date !== undefined && { alert_date: later(after.alert_date) }),
  }
  if (days === 0) return { patch: moved, days }
  const isNewRule = others.rule !== undefined && others.rule !== '' && others.rule !== series.rule
  const rule = isNewRule ? others.rule : moveRule(series.rule, first, addDays(first, days))
  if (rule === undefined) throw invalid('rule', 'Mude também a repetição: ela não cai no novo dia.')
  const range = (field: 'repeat_star_date' | 'repeat_end_date') => {
    const isNew = others[field] !== undefined && dayOf(others[field]) !== series[field]
    return isNew ? others[field]! : series[field] && addDays(series[field], days)
  }
  return {
    patch: { ...moved, rule, repeat_star_date: range('repeat_star_date'), repeat_end_date: range('repeat_end_date') },
    days,
  }
}

/** The time of day of an instant, HH:mm:ss with milliseconds. */
const timeOf = (instant: string, zone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'millisecond' })
