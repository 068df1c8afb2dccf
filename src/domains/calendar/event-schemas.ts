import { day, id, longText, MAX_INTEGER, optionalText, text, z } from '#platform/contract/fields.ts'
import { revision } from '#platform/contract/revision.ts'
import { FIRST_DAY, isDay, LAST_DAY, TIME_ZONE } from '#time.ts'
import {
  ANSWERS,
  DEFAULT_TAG,
  INVALID_DATES,
  MAX_ALERT_TEXT,
  MAX_ALERTS,
  MAX_DESCRIPTION,
  MAX_LEAD,
  MAX_LOCATION,
  MAX_TITLE,
  SCOPES,
  TAG_COLORS,
} from './calendar.ts'
import { FREQUENCIES, MAX_RULE, normalizeRule } from './rule.ts'

const MOMENT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/

/** Whether a text is a moment of the accepted years; one near their ends may fall out of them by its zone. */
function isMoment(value: string): boolean {
  const [, date = '', time] = MOMENT.exec(value) ?? []
  return isDay(date) && date >= FIRST_DAY && date <= LAST_DAY && (!time || !Number.isNaN(Date.parse(value)))
}

/**
 * A moment: ISO 8601 with an offset or Z, or without one local time in the event's zone; a day alone is its midnight, or of
 * an all-day event that day. Answers have UTC. 1900 to 2199.
 */
const moment = optionalText(40).refine(isMoment, INVALID_DATES)
/** The same, or '' for none. */
const momentOrNone = optionalText(40).refine((value) => value === '' || isMoment(value), 'Esta data não existe.')

const NOT_A_RULE = `Esta repetição não é das que aceitamos: FREQ=${FREQUENCIES.join(', ')}, com INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, BYYEARDAY, BYWEEKNO, BYSETPOS e WKST, como FREQ=WEEKLY;BYDAY=MO,WE.`

/** A repeat rule (rule.ts), or '' for every day. The last day is not part of it: see `repeat_end_date`. */
export const ruleText = optionalText(MAX_RULE)
  .refine((value) => !/(?:^|;)\s*(?:COUNT|UNTIL)\s*=/i.test(value), {
    error: 'COUNT e UNTIL não fazem parte da regra: diga o último dia em repeat_end_date, como 2026-12-31.',
    abort: true,
  })
  .refine((value) => value === '' || normalizeRule(value) !== undefined, NOT_A_RULE)
  .overwrite((value) => normalizeRule(value) ?? value)

/** A tag's name. */
export const tagName = text(40)

const FAR = 'O alerta fica longe demais do evento.'

/** What the form edits. */
export const EventFields = z.object({
  title: text(MAX_TITLE).meta({ label: 'Título' }),
  description: longText(MAX_DESCRIPTION).meta({ label: 'Descrição' }),
  location: optionalText(MAX_LOCATION).meta({ label: 'Localização' }),
  /** Days instead of times: start and end are set to noon in São Paulo of their days. */
  all_day: z.boolean().meta({ label: 'Evento o dia todo' }),
  start_date: moment.meta({ label: 'Início' }),
  /** Not before the start; equal is allowed. */
  end_date: moment.meta({ label: 'Fim' }),
  /** IANA name; a series keeps to its wall clock. Default: São Paulo. */
  zone: text(60).meta({ label: 'Fuso horário' }),
  repeat_event: z.boolean().meta({ label: 'Evento Recorrente' }),
  rule: ruleText.meta({ label: 'Repete' }),
  /** The first day on which it may occur, where it repeats: by default that of the start. '' where it does not. */
  repeat_star_date: momentOrNone.meta({ label: 'Repete de' }),
  /** The last such day, included; '' for none. */
  repeat_end_date: momentOrNone.meta({ label: 'Repete até' }),
  alert: z.boolean().meta({ label: 'Ativar Alerta' }),
  /** '' for none. Where it repeats each occurrence has its own, at the same distance from its start. */
  alert_date: momentOrNone.meta({ label: 'Alertar em' }),
  /** Further alerts while `alert` is on: seconds from each to the start, negative after it. Sorted, each once. */
  more_alerts: z
    .array(z.int('Dê segundos inteiros.').min(-MAX_LEAD, FAR).max(MAX_LEAD, FAR))
    .max(MAX_ALERTS - 1, `Um evento tem no máximo ${MAX_ALERTS} alertas.`)
    .meta({ label: 'Mais alertas' }),
  /** The alerts' own text. */
  alerts: optionalText(MAX_ALERT_TEXT).meta({ label: 'Alerta Personalizado' }),
  /** A tag of the owner's, found or made by its name. */
  calendar_tag: tagName.meta({ label: 'Etiqueta' }),
  /** The id of the task that it is the time for, of a line that who sets it sees; 0 for none. Of a series all have it. */
  task: z.int().min(0).max(MAX_INTEGER).meta({ label: 'Tarefa' }),
})
export type EventFields = z.infer<typeof EventFields>

/** What a new event begins with, besides its title and its dates. */
export const NEW_EVENT = {
  description: '',
  location: '',
  all_day: false,
  zone: TIME_ZONE,
  repeat_event: false,
  rule: '',
  repeat_star_date: '',
  repeat_end_date: '',
  alert: false,
  alert_date: '',
  more_alerts: [] as number[],
  alerts: '',
  calendar_tag: DEFAULT_TAG,
  task: 0,
} satisfies Partial<EventFields>

/** Identifies an event, or one occurrence of a series. */
export const eventKey = {
  id,
  /** The day, in the series' zone, on which the rule puts it, YYYY-MM-DD; '' for a single event or the whole series. */
  occurrence: z.union([z.literal(''), day]).default(''),
}

/** An event, or one occurrence of a series with its own dates. */
export const CalendarEvent = EventFields.extend({
  /** ISO 8601 in UTC, which may be the day before the first or after the last that is accepted, by the zone. */
  start_date: z.string(),
  /** The same. */
  end_date: z.string(),
  /** The same, or further away; '' for none. */
  alert_date: z.string(),
  /** Of an occurrence the series'. */
  id,
  occurrence: z.string(),
  /** The owner's id. */
  id_user: id,
  /** The owner's name. */
  owner: z.string(),
  id_calendar_tag: id,
  tag_color: z.enum(TAG_COLORS),
  isfinish: z.boolean(),
  /** Always false: what is removed is not read; see `restore`. */
  isRemove: z.literal(false),
  /** The caller's own answer, where it was shared with them; null for the owner's. */
  answer: z.enum(ANSWERS).nullable(),
  /** Whether the caller may change it: the owner, who has accepted it, the admin. */
  editable: z.boolean(),
  /** Colleagues it is shared with. */
  attendees: z.int().nonnegative(),
  /** Of the whole series. */
  revision,
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** A row of the screens: all but the description. */
export const EventRow = CalendarEvent.omit({ description: true })
export type EventRow = z.infer<typeof EventRow>

/**
 * What /eventManager takes. Without `id`, or with -1, an event is made: `title` and `start_date` are required, and
 * `end_date` unless it lasts all day. With `id` only what is given changes.
 * - With `occurrence` start, end and alert are those of that occurrence, and `scope` says what the change applies to: by
 *   default to it alone. A rule and its range always change the series: `this` refuses them.
 * - `isfinish` is always of that one occurrence, whatever the scope.
 * - `isRemove` removes instead.
 * Null counts as not given, of a date as ''.
 */
export const EventChange = EventFields.partial().extend({
  description: EventFields.shape.description.nullish(),
  location: EventFields.shape.location.nullish(),
  end_date: moment.nullish(),
  zone: EventFields.shape.zone.nullish(),
  rule: ruleText.nullish(),
  repeat_star_date: momentOrNone.nullish(),
  repeat_end_date: momentOrNone.nullish(),
  alert_date: momentOrNone.nullish(),
  alerts: EventFields.shape.alerts.nullish(),
  calendar_tag: optionalText(40).nullish(),
  id: z.union([z.literal(-1), id]).nullish(),
  occurrence: eventKey.occurrence.nullish(),
  scope: z.enum(SCOPES).default('this'),
  /** One of the owner's. A new event has `calendar_tag` where both are given, a change that which is not the stored one. */
  id_calendar_tag: z.union([z.literal(-1), id]).nullish(),
  isfinish: z.boolean().optional(),
  isRemove: z.boolean().optional(),
  /** Where it comes from a form: see contract/revision.ts. Without it a change overwrites. */
  revision: revision.optional(),
})
export type EventChange = z.output<typeof EventChange>
