import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { expect, type Site } from './site.ts'

/** A Wednesday without anything else in it. */
export const DAY = '2027-03-10'

/** Removes the demonstration's events, which repeat on days of the tests. */
export const removeDemo = (site: Site) => queryDatabase(site, 'delete from calendar_events where demo')

/** Makes an event as the specification's form does, by default of an hour at nine; says its id. */
export async function addEvent(caller: APIRequestContext, fields: object = {}): Promise<number> {
  const event = { title: 'Um evento', start_date: `${DAY}T09:00`, end_date: `${DAY}T10:00`, ...fields }
  const answer = await caller.post('/api/v1/eventManager', { data: { event } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).id
}

interface StoredEvent {
  id: number
  occurrence: string
  title: string
  start_date: string
  end_date: string
  isfinish: boolean
  [name: string]: unknown
}

/** The events of a day as the specification's call answers them. */
export async function readDay(caller: APIRequestContext, date = DAY): Promise<StoredEvent[]> {
  const answer = await caller.post('/api/v1/getDayCalendar', { data: { date } })
  return (await answer.json()).result
}

/** The times of an event of a day in São Paulo: '09:00 10:00'. */
export async function timesOf(caller: APIRequestContext, id: number, date = DAY): Promise<string | undefined> {
  const event = (await readDay(caller, date)).find((one) => one.id === id)
  const time = (moment: string) =>
    new Date(moment).toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })
  return event && `${time(event.start_date)} ${time(event.end_date)}`
}

/** Opens the calendar at a day. */
export async function openCalendar(page: Page, query = `?date=${DAY}`) {
  await page.goto(`/dashboard/calendar${query}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Each in the day's own list: an event's element by its title. */
export const eventOf = (page: Page, title: string) =>
  page.locator('[data-event]').filter({ has: page.getByText(title, { exact: true }) })
/** What opens an event, and takes its keys. */
export const buttonOf = (page: Page, title: string) => eventOf(page, title).getByRole('button')

export const hourOf = (page: Page, time: string) => page.getByRole('button', { name: new RegExp(`^${time}, `) })

export const form = (page: Page, name: 'Criar Evento' | 'Evento' = 'Criar Evento') =>
  page.getByRole('form', { name, exact: true })

/** The fields for a moment, and the names of their times. */
const TIMES = { Início: 'Hora inicial', Fim: 'Hora final', 'Alertar em': 'Hora do alerta' }

/** Types a moment of the form, '2027-03-10T13:30'. */
export async function fillMoment(field: Locator, name: keyof typeof TIMES, moment: string) {
  const [day = '', time = ''] = moment.split('T')
  await field.getByLabel(name).fill(day.split('-').reverse().join('/'))
  await field.getByLabel(name).press('Escape')
  await field.getByLabel(TIMES[name]).fill(time)
}

/** Waits until the form shows a moment. */
export async function expectMoment(field: Locator, name: keyof typeof TIMES, moment: string) {
  const [day = '', time = ''] = moment.split('T')
  await expect(field.getByLabel(name)).toHaveValue(day.split('-').reverse().join('/'))
  await expect(field.getByLabel(TIMES[name])).toHaveValue(time)
}

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('.mantine-Notifications-root').getByText(text, typeof text === 'string' ? { exact: true } : {})

/** Drags with the mouse from a point of an element by so many pixels. */
export async function dragBy(page: Page, from: Locator, { x = 0, y = 0 }, at: 'middle' | 'bottom' | 'top' = 'middle') {
  await from.scrollIntoViewIfNeeded()
  const box = (await from.boundingBox())!
  const startX = box.x + Math.min(box.width / 2, 40)
  const startY = at === 'middle' ? box.y + box.height / 2 : at === 'top' ? box.y + 2 : box.y + box.height - 2
  await page.mouse.move(startX, startY)
  await page.mouse.down()
  await page.mouse.move(startX + x / 2, startY + y / 2, { steps: 4 })
  await page.mouse.move(startX + x, startY + y, { steps: 4 })
  await page.mouse.up()
}

/** Pixels of an hour. */
export const HOUR = 56

/** The path of the link in the invitation that an address was sent. */
export async function findInvitation({ dataDir }: Site, email: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(
      () => {
        const folder = join(dataDir, 'outbox')
        const files = existsSync(folder) ? readdirSync(folder) : []
        const emails = files.map((file) => readFileSync(join(folder, file), 'utf8'))
        const own = emails.find((text) => text.includes(`To: ${email}`) && text.includes('Convite'))
        path = own && /\/convite\/\d+-[0-9a-f]{32}/.exec(own.replace(/=\r\n/g, ''))?.[0]
        return path
      },
      // Two jobs, one after the other.
      { timeout: 20_000 },
    )
    .toBeDefined()
  return path!
}

/** An event to which an address was invited, and the path of the guest's page. */
export async function inviteTo(
  caller: APIRequestContext,
  site: Site,
  { date, email }: { date: string; email: string },
) {
  const id = await addEvent(caller, {
    title: 'Visita à obra',
    location: 'Jundiaí',
    description: 'Levar capacete.',
    start_date: `${date}T09:00`,
    end_date: `${date}T10:00`,
  })
  const answer = await caller.post('/api/v1/calendar/guests', { data: { id, emails: [email] } })
  expect(answer.status()).toBe(200)
  return { id, path: await findInvitation(site, email) }
}
