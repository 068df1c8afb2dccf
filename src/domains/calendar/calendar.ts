/** What browser and server both know of the calendar. */

/** The tag of an event that names none. */
export const DEFAULT_TAG = 'pessoal'

/** Colours of tags, by name: `web` maps them to the tokens. */
export const TAG_COLORS = ['cobalt', 'teal', 'green', 'yellow', 'orange', 'red', 'pink', 'violet', 'gray'] as const
export type TagColor = (typeof TAG_COLORS)[number]

/** What a change of one occurrence applies to: it alone, it and those after it, or the whole series. */
export const SCOPES = ['this', 'following', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** What a colleague, or a guest from outside, has answered to an event. */
export const ANSWERS = ['invited', 'accepted', 'declined'] as const
export type Answer = (typeof ANSWERS)[number]

/** The overlays that the server knows: see `DateOverlay` in platform/context.ts. */
export const OVERLAYS = ['holidays', 'tasks', 'quotes', 'installments', 'bills'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** Days that one call of a range may span: six weeks of a month view, and a quarter of agenda. */
export const MAX_RANGE_DAYS = 100

/** Occurrences in one answer of a range. */
export const MAX_OCCURRENCES = 5000

export const MAX_TITLE = 300
export const MAX_DESCRIPTION = 10_000
export const MAX_LOCATION = 500
export const MAX_ALERT_TEXT = 500
/** Alerts of one event. */
export const MAX_ALERTS = 5
/** Most seconds between an alert and the start: five years. */
export const MAX_LEAD = 5 * 366 * 86_400

/** Colleagues that one event can be shared with. */
export const MAX_ATTENDEES = 50

/** People outside the firm that one event can be sent to. */
export const MAX_GUESTS = 20

/** Days in which one call looks for free hours. */
export const FREE_HOURS_DAYS = 7
/** Most minutes for which a free time is looked for: a working day. */
export const MAX_MEETING_MINUTES = 600

/** The message of the specification for a start after the end. */
export const INVALID_DATES = 'Start and End date invalid'

/** The path of an event in the workbench: its day, with the event open. */
export const eventPath = ({ id, day, occurrence = '' }: { id: number; day: string; occurrence?: string }) =>
  `/dashboard/calendar?date=${day}&event=${id}${occurrence && `&occurrence=${occurrence}`}`
