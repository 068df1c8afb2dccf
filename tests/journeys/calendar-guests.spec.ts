import type { Page } from '@playwright/test'
import {
  addEvent,
  buttonOf,
  eventOf,
  expectMoment,
  findInvitation,
  form,
  inviteTo,
  openCalendar,
  readDay,
  removeDemo,
  toast,
} from './calendar.ts'
import { holdCall } from './network.ts'
import { expect, expectAccessible, test } from './site.ts'

/** The browser's own line about a page that answers 404 or 409. */
const REFUSED = /status of (404|409)/

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

const main = (page: Page) => page.getByRole('main')

test('somebody from outside is invited with a new event, accepts by the link, and the owner sees it', async ({
  page,
  site,
  browser,
  baseURL,
  complaints,
}) => {
  const date = '2055-04-06'
  await openCalendar(page, `?date=${date}`)
  const field = form(page)
  await field.getByLabel('Título').fill('Visita à obra')
  const guests = field.getByLabel('Convidar por e-mail')
  await guests.fill('clara@cliente')
  await guests.press('Enter')
  await expect(field.getByText('Este e-mail não parece completo.')).toBeVisible()
  await expect(guests).toHaveValue('clara@cliente')
  await guests.fill('Clara.Prado.de.Almeida@ClienteDeJundiai.com.br')
  await guests.press('Enter')
  await expect(field.getByText('clara.prado.de.almeida@clientedejundiai.com.br')).toBeVisible()
  await expectAccessible(page)
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(toast(page, 'Event register')).toBeVisible()
  await expect(field.getByText('clara.prado.de.almeida@clientedejundiai.com.br')).toHaveCount(0)

  const path = await findInvitation(site, 'clara.prado.de.almeida@clientedejundiai.com.br')
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 740 },
  })
  complaints.watch(context)
  const guest = await context.newPage()
  const answer = (await guest.goto(path))!
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await guest.locator('head').innerHTML()).not.toContain('obra')
  await expect(guest.getByRole('heading', { level: 1, name: 'Visita à obra' })).toBeVisible()
  await expect(main(guest)).toContainText('06/04/2055 09:00 a 10:00 (horário de Brasília)')
  await expect(main(guest)).toContainText('Você ainda não respondeu.')
  await expect(guest.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await expectAccessible(guest)
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await guest.getByRole('button', { name: 'Aceitar' }).click()
  await expect(main(guest).getByRole('status')).toHaveText('Você aceitou. Até lá!')
  await expect(guest.getByRole('button', { name: 'Aceitar' })).toHaveCount(0)
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Recusar' }).press('Enter')
  await expect(main(guest).getByRole('status')).toContainText('Você recusou.')
  await context.close()

  await buttonOf(page, 'Visita à obra').click()
  const answers = form(page, 'Evento').getByRole('list', { name: 'Respostas' })
  await expect(answers).toContainText('clara.prado.de.almeida@clientedejundiai.com.br')
  await expect(answers).toContainText('recusou')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const sheet = page.getByRole('dialog', { name: 'Evento' })
  const list = sheet.getByRole('list', { name: 'Respostas' })
  await list.scrollIntoViewIfNeeded()
  const { x, width } = (await list.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(360)
})

test('who invites is asked before an invitation is cancelled, and the link ends', async ({
  page,
  admin,
  site,
  complaints,
}) => {
  complaints.allow(REFUSED)
  const date = '2055-04-07'
  const { path } = await inviteTo(admin, site, { date, email: 'rita@cliente.com.br' })
  await openCalendar(page, `?date=${date}`)
  await buttonOf(page, 'Visita à obra').click()
  const field = form(page, 'Evento')
  await field.getByLabel('Convidar por e-mail').press('Backspace')
  const question = page.getByRole('dialog', { name: 'Cancelar o convite?' })
  await question.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(field.getByRole('list', { name: 'Respostas' })).toContainText('rita@cliente.com.br')
  await field.getByLabel('Convidar por e-mail').press('Backspace')
  await question.getByRole('button', { name: 'Cancelar o convite' }).click()
  await expect(toast(page, 'Convite cancelado')).toBeVisible()
  await expect(field.getByRole('list', { name: 'Respostas' })).toHaveCount(0)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Este link não vale mais.' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ as: 'visitor', javaScriptEnabled: false })

  test('a guest reads and answers all the same', async ({ page, admin, site }) => {
    const { path } = await inviteTo(admin, site, { date: '2055-04-08', email: 'joao@cliente.com.br' })
    await page.goto(path)
    await expect(main(page)).toContainText('Levar capacete.')
    await page.getByRole('button', { name: 'Aceitar' }).click()
    await expect(main(page)).toContainText('Você aceitou. Até lá!')
    await expect(page).toHaveURL(path)
  })
})

test('two guests added one right after the other are both invited', async ({ page, admin }) => {
  const date = '2055-04-14'
  const id = await addEvent(admin, { title: 'Depressa', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  await openCalendar(page, `?date=${date}`)
  await buttonOf(page, 'Depressa').click()
  const letThrough = await holdCall(page, '/calendar/guests')
  const field = form(page, 'Evento').getByLabel('Convidar por e-mail')
  for (const name of ['ana', 'bruno']) {
    await field.fill(`${name}@cliente.exemplo.com.br`)
    await field.press('Enter')
  }
  letThrough()
  const answers = form(page, 'Evento').getByRole('list', { name: 'Respostas' })
  await expect(answers.getByRole('listitem')).toHaveText([/^ana@/, /^bruno@/])
  await openCalendar(page)
  await admin.delete('/api/v1/deleteEvent', { data: { id } })
})

test('an hour at which colleagues are free is found and fills in the form', async ({ page, admin }) => {
  const date = '2055-04-12'
  await addEvent(admin, { title: 'Ocupada', start_date: `${date}T08:00`, end_date: `${date}T11:00` })
  await openCalendar(page, `?date=${date}`)
  const field = form(page)
  await expect(field.getByRole('button', { name: 'Achar hora livre para todos' })).toHaveCount(0)
  await field.getByLabel('Título').fill('Alinhamento')
  await field.getByRole('combobox', { name: 'Compartilhar com' }).click()
  await page.getByRole('option', { name: 'Davi' }).click()
  await page.keyboard.press('Escape')
  await field.getByRole('button', { name: 'Achar hora livre para todos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hora livre para todos' })
  await expect(dialog).toContainText('60 minutos livres')
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toHaveText('segunda-feira, 12/04')
  await expect(dialog.getByRole('button', { name: '10:30, segunda-feira, 12/04' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dias depois' }).click()
  await expect(dialog).toContainText('Feriado: Tiradentes')
  await dialog.getByRole('button', { name: 'Dias antes' }).click()
  await dialog.getByRole('button', { name: '11:00, segunda-feira, 12/04' }).click()
  await expect(dialog).toHaveCount(0)
  await expectMoment(field, 'Início', `${date}T11:00`)
  await expectMoment(field, 'Fim', `${date}T12:00`)
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(eventOf(page, 'Alinhamento')).toBeVisible()
  const events = await readDay(admin, date)
  expect(events.map(({ title }) => title)).toEqual(['Ocupada', 'Alinhamento'])
  // The colleague's invitation would stand in other tests.
  await admin.delete('/api/v1/deleteEvent', { data: { id: events.at(-1)?.id } })
})
