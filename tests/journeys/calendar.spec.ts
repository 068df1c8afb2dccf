import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { nowMs } from '#clock.ts'
import { addEvent, eventOf, form, hourOf, openCalendar, readDay, removeDemo, toast } from './calendar.ts'
import { failCalls } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

const TITLE = { level: 1 } as const

test('[CAL-01] the title has the human date, and every button and the picker lead to their day', async ({ page }) => {
  await openCalendar(page)
  const title = page.getByRole('main').getByRole('heading', TITLE)
  await expect(title).toHaveText('Quarta-feira, 10 de março de 2027')
  const nav = page.getByRole('navigation', { name: 'Data' })
  const go = (name: string) => nav.getByRole('button', { name, exact: true }).click()
  await go('Semana passada')
  await expect(title).toHaveText('Quarta-feira, 3 de março de 2027')
  await expect(page).toHaveURL('/dashboard/calendar?date=2027-03-03')
  await go('Semana que vem')
  await go('Próximo dia')
  await expect(title).toHaveText('Quinta-feira, 11 de março de 2027')
  await go('Dia anterior')
  await expect(title).toHaveText('Quarta-feira, 10 de março de 2027')
  const human = (days: number) => {
    const text = new Date(nowMs() + days * 86_400_000).toLocaleDateString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'full',
    })
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  await go('Ontem')
  await expect(title).toHaveText(human(-1))
  await go('Amanhã')
  await expect(title).toHaveText(human(1))
  await go('Hoje')
  await expect(title).toHaveText(human(0))
  await expect(page).toHaveURL('/dashboard/calendar')
  const picker = page.getByLabel('Ir para a data')
  await picker.fill('29/02/2056')
  await picker.press('Enter')
  await expect(title).toHaveText('Terça-feira, 29 de fevereiro de 2056')
  await page.goBack()
  await expect(title).toHaveText(human(0))
})

test('[CAL-02] a day has 24 hours with its events at their time, and a strip without a limit', async ({
  page,
  admin,
}) => {
  const date = '2027-03-11'
  for (let at = 1; at <= 6; at++)
    await addEvent(admin, { title: `Dia ${at}`, all_day: true, start_date: date, end_date: date })
  await addEvent(admin, { title: 'Longo', start_date: `${date}T09:00`, end_date: `${date}T12:00` })
  await addEvent(admin, { title: 'Curto', start_date: `${date}T09:30`, end_date: `${date}T09:30` })
  await addEvent(admin, { title: 'Depois', start_date: `${date}T10:00`, end_date: `${date}T11:00` })
  await openCalendar(page, `?date=${date}`)
  const hours = page.getByRole('group', { name: /^Horas de / }).getByRole('button')
  await expect(hours).toHaveCount(24)
  await expect(hours.first()).toHaveAccessibleName('00:00, quinta-feira, 11 de março de 2027')
  await expect(page.getByRole('list', { name: 'Dia todo' }).getByRole('listitem')).toHaveCount(6)

  const box = async (title: string) => (await eventOf(page, title).boundingBox())!
  const nine = (await hourOf(page, '09:00').boundingBox())!
  const [long, short, after] = [await box('Longo'), await box('Curto'), await box('Depois')]
  expect(Math.abs(long.y - nine.y)).toBeLessThan(2)
  expect(Math.abs(long.height - 3 * nine.height)).toBeLessThan(2)
  expect(Math.abs(after.y - (nine.y + nine.height))).toBeLessThan(2)
  // Side by side: none covers another.
  expect(short.x).toBeGreaterThanOrEqual(long.x + long.width - 1)
  expect(after.x).toBeGreaterThanOrEqual(long.x + long.width - 1)
  expect(short.y + short.height).toBeLessThanOrEqual(after.y + 1)
})

test('the now line stays over the events of today, and strikes no title through', async ({ page, admin }) => {
  await page.clock.setFixedTime('2027-03-12T14:20:00-03:00')
  await addEvent(admin, { title: 'Agora', start_date: '2027-03-12T14:00', end_date: '2027-03-12T15:00' })
  await openCalendar(page, '')
  await expect(eventOf(page, 'Agora')).toBeInViewport()
  const line = (await page.locator('[data-now]').boundingBox())!
  const event = (await eventOf(page, 'Agora').boundingBox())!
  expect(Math.abs(line.y - (event.y + event.height / 3))).toBeLessThan(3)

  // Through the middle of its title.
  const title = eventOf(page, 'Agora').locator('strong')
  const text = (await title.boundingBox())!
  const minutes = ((text.y + text.height / 2 - event.y) / event.height) * 60
  await page.clock.setFixedTime(new Date(Date.parse('2027-03-12T14:00:00-03:00') + minutes * 60_000))
  await openCalendar(page, '')
  const [drawn, crossed] = [await eventOf(page, 'Agora').screenshot(), await pixelsOf(title)]
  await page.locator('[data-now]').evaluate((element) => element.remove())
  expect((await eventOf(page, 'Agora').screenshot()).equals(drawn)).toBe(false)
  const plain = await pixelsOf(title)
  const ink = Math.min(...plain)
  const letters = plain.flatMap((light, at) => (light <= ink + 20 ? [at] : []))
  expect(letters.length).toBeGreaterThan(20)
  // Where the letters are, the line is not.
  expect(letters.filter((at) => Math.abs(crossed[at]! - plain[at]!) > 20)).toEqual([])
})

/** The lightness of each pixel of an element, 0 to 255. */
const pixelsOf = async (element: Locator) => [
  ...(await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer()),
]

test('[CAL-06] the finished indicator saves at once, and says where it could not', async ({
  page,
  admin,
  complaints,
}) => {
  complaints.allow(/status of 500/, /^500 /)
  const date = '2027-03-20'
  await addEvent(admin, { title: 'Entregar', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  await openCalendar(page, `?date=${date}`)
  const mark = page.getByRole('checkbox', { name: 'Concluído: Entregar' })
  await mark.check()
  await expect(toast(page, 'Event register')).toBeVisible()
  await expect.poll(async () => (await readDay(admin, date))[0]!.isfinish).toBe(true)
  await mark.uncheck()
  await expect.poll(async () => (await readDay(admin, date))[0]!.isfinish).toBe(false)

  const mend = await failCalls(page, '/eventManager', 500, 'Não.')
  await mark.click()
  await expect(toast(page, 'Unable to register event')).toBeVisible()
  await expect(mark).not.toBeChecked()
  await form(page).getByLabel('Título').fill('Não vai')
  await form(page).getByRole('button', { name: 'Save Event' }).click()
  await expect(form(page).getByRole('alert')).toHaveText('Não.')
  await expect(form(page).getByLabel('Título')).toHaveValue('Não vai')
  await mend()
})

test('[CAL-07] a recurring event is on each of its days, and changes on one, from one on, or on all', async ({
  page,
  admin,
}) => {
  const id = await addEvent(admin, {
    title: 'Turno',
    start_date: '2027-04-05T09:00',
    end_date: '2027-04-05T10:00',
    repeat_event: true,
    repeat_star_date: '2027-04-05',
    repeat_end_date: '2027-04-08',
  })
  await openCalendar(page, '?view=week&date=2027-04-07')
  await expect(eventOf(page, 'Turno')).toHaveCount(4)
  // Finished is always that one alone.
  await page.getByRole('checkbox', { name: 'Concluído: Turno' }).first().check()
  await expect(page.getByRole('checkbox', { name: 'Concluído: Turno', checked: true })).toHaveCount(1)

  const rename = async (day: string, title: string, scope: string) => {
    await page.locator(`[data-event="${id}/${day}"]`).getByRole('button').click()
    await form(page, 'Evento').getByLabel('Título').fill(title)
    await form(page, 'Evento').getByRole('button', { name: 'Update Event' }).click()
    await page
      .getByRole('dialog', { name: 'Salvar a alteração' })
      .getByRole('button', { name: scope, exact: true })
      .click()
    await expect(form(page, 'Evento')).toHaveCount(0)
  }
  await rename('2027-04-06', 'Só terça', 'Só esta')
  await expect(eventOf(page, 'Só terça')).toHaveCount(1)
  await expect(eventOf(page, 'Turno')).toHaveCount(3)
  await rename('2027-04-07', 'Turno novo', 'Esta e as seguintes')
  await expect(eventOf(page, 'Turno novo')).toHaveCount(2)
  await expect(eventOf(page, 'Turno')).toHaveCount(1)

  await page.locator('[data-event$="/2027-04-08"]').getByRole('button').click()
  await form(page, 'Evento').getByRole('button', { name: 'Remove Event' }).click()
  await page.getByRole('dialog', { name: 'Remover o evento' }).getByRole('button', { name: 'Todas' }).click()
  await expect(eventOf(page, 'Turno novo')).toHaveCount(0)
  await expect(eventOf(page, 'Só terça')).toHaveCount(1)
})

test('a day that a save makes a series of its own is not read again as one of the old series', async ({
  page,
  admin,
}) => {
  const id = await addEvent(admin, {
    title: 'Plantão',
    start_date: '2027-05-03T09:00',
    end_date: '2027-05-03T10:00',
    repeat_event: true,
    repeat_star_date: '2027-05-03',
    repeat_end_date: '2027-05-06',
  })
  await openCalendar(page, '?view=week&date=2027-05-05')
  await page.locator(`[data-event="${id}/2027-05-05"]`).getByRole('button').click()
  await form(page, 'Evento').getByLabel('Título').fill('Plantão novo')
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await form(page, 'Evento').getByRole('button', { name: 'Update Event' }).click()
  const scopes = page.getByRole('dialog', { name: 'Salvar a alteração' })
  await scopes.getByRole('button', { name: 'Esta e as seguintes', exact: true }).click()
  await expect(form(page, 'Evento')).toHaveCount(0)
  await expect(eventOf(page, 'Plantão novo')).toHaveCount(2)
  expect(calls.slice(calls.indexOf('/api/v1/eventManager'))).not.toContain('/api/v1/calendar/event')
})

test('axe finds nothing in any view, in both schemes', async ({ page, admin }) => {
  const date = '2027-07-01'
  await addEvent(admin, { title: 'Um', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  await addEvent(admin, { title: 'Feito', start_date: `${date}T09:00`, end_date: `${date}T10:00`, isfinish: true })
  await addEvent(admin, { title: 'Dia', all_day: true, start_date: date, end_date: date, calendar_tag: 'outra' })
  for (const view of ['day', 'week', 'month', 'agenda']) {
    await openCalendar(page, `?date=${date}&view=${view}`)
    await expect(eventOf(page, 'Feito')).toBeVisible()
    await expectAccessible(page)
  }
})
