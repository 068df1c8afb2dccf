import type { Caller } from './call.ts'

export type CalendarBody = string | Uint8Array<ArrayBuffer>

/** A calendar file of those lines. */
export const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
/** The lines of an event. */
export const event = (uid: string, title: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SUMMARY:${title}`,
  ...lines,
  'END:VEVENT',
]
/** From nine to ten, on the day after the tests’ own. */
export const TIMES = ['DTSTART;TZID=America/Sao_Paulo:20261124T090000', 'DTEND;TZID=America/Sao_Paulo:20261124T100000']

/** Sends a calendar file to be imported, or shown before. */
export async function sendCalendar(who: Caller, call: 'import' | 'import/preview', body: CalendarBody) {
  const answer = await who.fetch(`/api/v1/calendar/${call}`, { method: 'POST', body })
  return { status: answer.status, ...(await answer.json()) }
}
