import type { Answer, Caller } from './call.ts'

/** Adds an event as its owner does, by the call, and says its id: of 24/11/2026, 9 to 10, where it says nothing else. */
export async function addEvent(owner: Caller, fields: Record<string, unknown> = {}): Promise<number> {
  const event = { title: 'Reunião', start_date: '2026-11-24T09:00', end_date: '2026-11-24T10:00', ...fields }
  const { status, body } = await owner.post('/api/v1/eventManager', { event })
  if (status !== 200) throw new Error(`The event was not saved: ${JSON.stringify(body)}`)
  return body.id
}

/** Adds a series: each day from 24/11/2026 to 30/11/2026, 9 to 10, where it says nothing else. */
export const addSeries = (owner: Caller, fields: Record<string, unknown> = {}) =>
  addEvent(owner, {
    repeat_event: true,
    repeat_star_date: '2026-11-24',
    repeat_end_date: '2026-11-30',
    ...fields,
  })

/** Changes an event by the call. */
export const changeEvent = (who: Caller, event: Record<string, unknown>): Promise<Answer> =>
  who.post('/api/v1/eventManager', { event })

/** What somebody's calendar has on a day. */
// biome-ignore lint/suspicious/noExplicitAny: an answer, see Answer.body
export const dayOf = async (who: Caller, date: string): Promise<any[]> =>
  (await who.post('/api/v1/getDayCalendar', { date })).body.result

/** '2026-11-24 09:00 Reunião' of each occurrence from one day to another, in São Paulo's time. */
export async function listRange(who: Caller, from: string, to: string): Promise<string[]> {
  const { body } = await who.get(`/api/v1/calendar/events?from=${from}&to=${to}`)
  return body.data.map(
    ({ start_date, title, all_day }: { start_date: string; title: string; all_day: boolean }) =>
      `${localTime(start_date).slice(0, all_day ? 10 : 16)} ${title}`,
  )
}

/** Of the last week that was added: each has a year of its own, so that all have the same days. */
let year = 2030
/** A daily series of 4 to 9 January of a year of its own, 9 to 10. */
export async function addWeekOf(owner: Caller, fields: Record<string, unknown> = {}) {
  year += 1
  const day = (of: number | string) => `${year}-01-${String(of).padStart(2, '0')}`
  const times = { start_date: `${day(4)}T09:00`, end_date: `${day(4)}T10:00` }
  const id = await addSeries(owner, {
    ...times,
    repeat_star_date: day(4),
    repeat_end_date: day(9),
    ...fields,
  })
  /** Its occurrences in January: '04 09:00 Reunião'. */
  const shown = async () => (await listRange(owner, day(1), day(31))).map((line) => line.slice(8))
  const change = (occurrence: number, scope: string, fields: Record<string, unknown>) =>
    changeEvent(owner, { id, occurrence: day(occurrence), scope, ...fields })
  return { id, day, shown, change }
}

const localTime = (instant: string) => new Date(instant).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** Removes an event by the call. */
export async function deleteEvent(who: Caller, body: Record<string, unknown>, base = '/api/v1') {
  const answer = await who.fetch(`${base}/deleteEvent`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
