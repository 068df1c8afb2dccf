import { expect } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import type { z } from 'zod'
import { CalendarEvent, type EventChange } from '#domains/calendar/event-schemas.ts'
import { dayOf } from '#time.ts'
import type { Answers } from './answers.ts'
import { press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen, type Screen } from './screen.tsx'
import { byCss } from './selectors.ts'

/** A Wednesday. */
export const DAY = '2027-03-10'
/** Pixels of an hour. */
export const HOUR = 56

/** A moment of São Paulo, '2027-03-10T09:00', as answers have it. */
export const utc = (moment: string) => new Date(`${moment}:00-03:00`).toISOString()

type Fields = Partial<z.infer<typeof CalendarEvent>>

/** An event of the caller's own; start, end and alert are given in São Paulo's time. */
export function eventWith({ start_date = `${DAY}T09:00`, end_date = `${DAY}T10:00`, alert_date, ...fields }: Fields) {
  return sampleOf(CalendarEvent, {
    ...{
      description: '',
      location: '',
      rule: '',
      alerts: '',
      more_alerts: [],
      occurrence: '',
      calendar_tag: 'pessoal',
    },
    ...{ zone: 'America/Sao_Paulo', repeat_star_date: '', repeat_end_date: '', editable: true, id_user: 1 },
    ...{ start_date: utc(start_date), end_date: utc(end_date), alert_date: alert_date ? utc(alert_date) : '' },
    ...fields,
  })
}

/** The calendar with those events, whatever is saved. */
export const calendarWith = (...events: CalendarEvent[]): Answers => ({
  calendar: {
    day: ({ date }) => ({
      result: events.filter(({ start_date }) => dayOf(start_date) === date),
      counter: 0,
    }),
    event: ({ id, occurrence }) => ({
      data: events.find((one) => one.id === id && one.occurrence === occurrence) ?? events[0]!,
    }),
    range: {
      events: ({ from, to }) => ({
        data: events.filter(({ start_date }) => dayOf(start_date) >= from && dayOf(start_date) <= to),
        truncated: false,
        counter: 0,
      }),
      search: () => ({ data: events, total: events.length }),
    },
    sharing: { read: () => ({ data: { manages: true, people: [], guests: [] } }) },
    save: ({ event }) => ({
      ...{ success: true, result: true, id: event.id && event.id > 0 ? event.id : 1 },
      data: { id: 1, revision: 2, merged: false, occurrence: '' },
    }),
    remove: () => ({ result: true }),
  },
})

/** Opens the calendar, by default at `DAY`, on a wide screen. */
export async function openCalendar(query = `?date=${DAY}`, answers = calendarWith(), width = 1440) {
  const screen = await openScreen(`/dashboard/calendar${query}`, {
    answers,
    viewport: { width, height: width > 600 ? 900 : 740 },
  })
  await expect.element(title()).toBeVisible()
  await expect.element(byCss('[aria-busy="true"]')).not.toBeInTheDocument()
  return screen
}

export const title = () => page.getByRole('main').getByRole('heading', { level: 1 })
export const eventOf = (name: string) => byCss('[data-event]').filter({ has: page.getByText(name, { exact: true }) })
/** What opens an event, and takes its keys. */
export const buttonOf = (name: string) => eventOf(name).getByRole('button')
export const hourOf = (time: string) => page.getByRole('button', { name: new RegExp(`^${time}, `) })
export const form = (name: 'Criar Evento' | 'Evento' = 'Criar Evento') => page.getByRole('form', { name, exact: true })
/** Opens what stands in the calendar's menu, as most tools do on a phone. */
export async function askFor(name: string) {
  await page.getByRole('button', { name: 'Mais do calendário' }).click()
  await page.getByRole('menuitem', { name }).click()
}
export const toast = (text: string | RegExp) =>
  byCss('.mantine-Notifications-root').getByText(text, { exact: typeof text === 'string' })

/** The fields for a moment, and the names of their times. */
const TIMES = { Início: 'Hora inicial', Fim: 'Hora final', 'Alertar em': 'Hora do alerta' }

/** Types a moment of the form, '2027-03-10T13:30'. */
export async function fillMoment(field: Locator, name: keyof typeof TIMES, moment: string) {
  const [day = '', time = ''] = moment.split('T')
  await field.getByLabelText(name).fill(day.split('-').reverse().join('/'))
  await press('Escape')
  await field.getByLabelText(TIMES[name]).fill(time)
}

/** Waits until the form shows a moment. */
export async function expectMoment(field: Locator, name: keyof typeof TIMES, moment: string) {
  const [day = '', time = ''] = moment.split('T')
  await expect.element(field.getByLabelText(name)).toHaveValue(day.split('-').reverse().join('/'))
  await expect.element(field.getByLabelText(TIMES[name])).toHaveValue(time)
}

/** Drags with the mouse from a point of an element by so many pixels. */
export async function dragBy(from: Locator, { x = 0, y = 0 }, at: 'middle' | 'bottom' | 'top' = 'middle') {
  await expect.element(from).toBeVisible()
  from.element().scrollIntoView({ block: 'center' })
  const box = from.element().getBoundingClientRect()
  const startX = box.x + Math.min(box.width / 2, 40)
  const startY = at === 'middle' ? box.y + box.height / 2 : at === 'top' ? box.y + 2 : box.bottom - 2
  const to = (part: number): [number, number] => [startX + x * part, startY + y * part]
  await commands.mouse([{ to: to(0) }, 'down', { to: to(0.5), steps: 4 }, { to: to(1), steps: 4 }, 'up'])
}

/** What was sent of events to be saved. */
export const sentEvents = (screen: Screen) =>
  (screen.calls('calendar.save') as { event: EventChange }[]).map(({ event }) => event)
