import {
  addEvent,
  buttonOf,
  eventOf,
  expectMoment,
  fillMoment,
  form,
  openCalendar,
  readDay,
  removeDemo,
  toast,
} from './calendar.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test('[CAL-04] the form makes an event with all that it asks for, changes, cancels and removes', async ({
  page,
  admin,
}) => {
  const date = '2027-03-15'
  await openCalendar(page, `?date=${date}`)
  await expect(page.getByRole('heading', { name: 'Criar Evento' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove Event' })).toHaveCount(0)
  const field = form(page)
  await expect(field.getByLabel('Etiqueta')).toHaveValue('pessoal')
  await field.getByLabel('Título').fill('Visita técnica')
  await field.getByLabel('Descrição').fill('Levar o multímetro.')
  await field.getByLabel('Localização').fill('Jundiaí')
  await fillMoment(field, 'Início', `${date}T13:30`)
  await fillMoment(field, 'Fim', `${date}T15:00`)
  await field.getByRole('switch', { name: 'Evento Recorrente' }).check()
  await expect(field.getByRole('textbox', { name: 'Repete de' })).toHaveValue('15/03/2027')
  await field.getByRole('textbox', { name: 'Repete até' }).fill('17/03/2027')
  await page.keyboard.press('Tab')
  await field.getByRole('switch', { name: 'Ativar Alerta' }).check()
  await expectMoment(field, 'Alertar em', `${date}T13:20`)
  await fillMoment(field, 'Alertar em', `${date}T12:30`)
  await field.getByLabel('Alerta Personalizado').fill('Sair em meia hora')
  await field.getByLabel('Etiqueta').fill('campo')
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(toast(page, 'Event register')).toBeVisible()
  await expect(field.getByLabel('Título')).toHaveValue('')
  await expect(eventOf(page, 'Visita técnica')).toBeVisible()
  expect(await readDay(admin, date)).toMatchObject([
    {
      title: 'Visita técnica',
      description: 'Levar o multímetro.',
      location: 'Jundiaí',
      start_date: '2027-03-15T16:30:00.000Z',
      end_date: '2027-03-15T18:00:00.000Z',
      repeat_event: true,
      repeat_star_date: '2027-03-15',
      repeat_end_date: '2027-03-17',
      alert: true,
      alert_date: '2027-03-15T15:30:00.000Z',
      alerts: 'Sair em meia hora',
      calendar_tag: 'campo',
    },
  ])
  await addEvent(admin, {
    title: 'Antes',
    description: 'Dito',
    start_date: '2027-03-18T09:00',
    end_date: '2027-03-18T10:00',
  })
  await openCalendar(page, '?date=2027-03-18')
  await buttonOf(page, 'Antes').click()
  const opened = form(page, 'Evento')
  await expect(opened.getByLabel('Descrição')).toHaveValue('Dito')
  await opened.getByLabel('Título').fill('Não')
  await opened.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Criar Evento' })).toBeVisible()
  await expect(buttonOf(page, 'Antes')).toBeFocused()

  await page.keyboard.press('Enter')
  // What was typed before is offered, and only taken on request.
  await expect(opened.getByLabel('Título')).toHaveValue('Antes')
  await opened.getByRole('button', { name: 'Descartar' }).click()
  await opened.getByLabel('Título').fill('Depois')
  await opened.getByRole('button', { name: 'Update Event' }).click()
  await expect(toast(page, 'Event register')).toBeVisible()
  await expect(eventOf(page, 'Depois')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/calendar?date=2027-03-18')

  await buttonOf(page, 'Depois').click()
  await opened.getByRole('button', { name: 'Remove Event' }).click()
  await expect(toast(page, 'Event removed')).toBeVisible()
  await expect(eventOf(page, 'Depois')).toHaveCount(0)
  expect(await readDay(admin, '2027-03-18')).toEqual([])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(eventOf(page, 'Depois')).toBeVisible()
})
