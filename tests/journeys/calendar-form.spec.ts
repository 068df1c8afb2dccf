import type { Page } from '@playwright/test'
import {
  addEvent,
  buttonOf,
  DAY,
  dragBy,
  eventOf,
  expectMoment,
  fillMoment,
  form,
  HOUR,
  hourOf,
  openCalendar,
  readDay,
  removeDemo,
  toast,
} from './calendar.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

test.beforeAll(({ site }) => removeDemo(site))

test.describe('[CAL-03] the hours', () => {
  const expectStart = (page: Page, moment: string) => expectMoment(form(page), 'Início', moment)
  const expectEnd = (page: Page, moment: string) => expectMoment(form(page), 'Fim', moment)

  test('a click picks the hour to the next', async ({ page }) => {
    await openCalendar(page)
    await hourOf(page, '10:00').click()
    await expect(toast(page, 'Hora Adicionada 10/03/2027 10:00')).toBeVisible()
    await expectStart(page, `${DAY}T10:00`)
    await expectEnd(page, `${DAY}T11:00`)
    await hourOf(page, '23:00').click()
    await expectEnd(page, '2027-03-11T00:00')
  })

  test('a drag ends at the hour where it stopped, in either direction', async ({ page }) => {
    await openCalendar(page)
    await dragBy(page, hourOf(page, '08:00'), { y: 3 * HOUR })
    await expect(toast(page, 'Hora Adicionada 10/03/2027 08:00')).toBeVisible()
    await expectStart(page, `${DAY}T08:00`)
    await expectEnd(page, `${DAY}T11:00`)
    await dragBy(page, hourOf(page, '11:00'), { y: -2 * HOUR })
    await expectStart(page, `${DAY}T09:00`)
    await expectEnd(page, `${DAY}T11:00`)
    await expect(toast(page, /^Hora Adicionada/)).toHaveCount(2)
  })

  test('keys pick one or several', async ({ page }) => {
    await openCalendar(page)
    await hourOf(page, '07:00').focus()
    await page.keyboard.press('ArrowDown')
    await expect(hourOf(page, '08:00')).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expectStart(page, `${DAY}T08:00`)
    await expectEnd(page, `${DAY}T10:00`)
    await expect(form(page).getByLabel('Título')).toBeFocused()
  })

  test('what was typed stays when another hour is picked', async ({ page }) => {
    await openCalendar(page)
    await form(page).getByLabel('Título').fill('Já escrito')
    await hourOf(page, '10:00').click()
    await expectStart(page, `${DAY}T10:00`)
    await expect(form(page).getByLabel('Título')).toHaveValue('Já escrito')
  })
})

test.describe('[CAL-04] the form', () => {
  test('makes an event with all that it asks for', async ({ page, admin }) => {
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
  })

  test('changes an event, cancels and removes', async ({ page, admin }) => {
    const date = '2027-03-18'
    await addEvent(admin, {
      title: 'Antes',
      start_date: `${date}T09:00`,
      end_date: `${date}T10:00`,
      description: 'Dito',
    })
    await openCalendar(page, `?date=${date}`)
    await buttonOf(page, 'Antes').click()
    const field = form(page, 'Evento')
    await expect(field.getByLabel('Descrição')).toHaveValue('Dito')
    await field.getByLabel('Título').fill('Não')
    await field.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'Criar Evento' })).toBeVisible()
    await expect(buttonOf(page, 'Antes')).toBeFocused()

    await page.keyboard.press('Enter')
    // What was typed before is offered, and only taken on request.
    await expect(field.getByLabel('Título')).toHaveValue('Antes')
    await field.getByRole('button', { name: 'Descartar' }).click()
    await field.getByLabel('Título').fill('Depois')
    await field.getByRole('button', { name: 'Update Event' }).click()
    await expect(toast(page, 'Event register')).toBeVisible()
    await expect(eventOf(page, 'Depois')).toBeVisible()
    await expect(page).toHaveURL(`/dashboard/calendar?date=${date}`)

    await buttonOf(page, 'Depois').click()
    await field.getByRole('button', { name: 'Remove Event' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
    await expect(toast(page, 'Event removed')).toBeVisible()
    await expect(eventOf(page, 'Depois')).toHaveCount(0)
    expect(await readDay(admin, date)).toEqual([])
  })
})

test('[CAL-05] a start after the end is refused, equal is allowed, all day is noon of the day', async ({
  page,
  admin,
}) => {
  const date = '2027-03-19'
  await openCalendar(page, `?date=${date}`)
  const field = form(page)
  await field.getByLabel('Título').fill('Às avessas')
  await fillMoment(field, 'Início', `${date}T12:00`)
  await fillMoment(field, 'Fim', `${date}T11:00`)
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(toast(page, 'Start and End date invalid')).toBeVisible()
  await expect(field.getByText('Start and End date invalid')).toBeVisible()
  expect(await readDay(admin, date)).toEqual([])

  await fillMoment(field, 'Fim', `${date}T12:00`)
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(toast(page, 'Event register')).toBeVisible()

  await field.getByLabel('Título').fill('O dia todo')
  await field.getByRole('switch', { name: 'Evento o dia todo' }).check()
  await expect(field.getByLabel('Fim')).toHaveCount(0)
  await expect(field.getByRole('textbox', { name: 'Data' })).toHaveValue('19/03/2027')
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(page.getByRole('list', { name: 'Dia todo' }).getByText('O dia todo')).toBeVisible()
  const stored = await readDay(admin, date)
  const noon = '2027-03-19T15:00:00.000Z'
  expect(stored.map(({ title, start_date, end_date }) => [title, start_date, end_date]).sort()).toEqual([
    ['O dia todo', noon, noon],
    ['Às avessas', noon, noon],
  ])
})

test('the end and the alert move with the start, also while its day is typed', async ({ page, admin }) => {
  const date = '2027-04-20'
  await addEvent(admin, {
    title: 'Muda',
    start_date: `${date}T09:00`,
    end_date: `${date}T10:30`,
    alert: true,
    alert_date: `${date}T08:30`,
  })
  await openCalendar(page, `?date=${date}`)
  await buttonOf(page, 'Muda').click()
  const field = form(page, 'Evento')
  await field.getByLabel('Hora inicial').fill('14:15')
  await expectMoment(field, 'Fim', `${date}T15:45`)
  await field.getByLabel('Início').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('22/04/2027')
  await page.keyboard.press('Escape')
  await expectMoment(field, 'Fim', '2027-04-22T15:45')
  await expectMoment(field, 'Alertar em', '2027-04-22T13:45')

  // An end before the start is somebody's to mend: it does not go on moving.
  await fillMoment(field, 'Fim', '2027-04-21T10:00')
  await fillMoment(field, 'Início', '2027-04-23T09:00')
  await expectMoment(field, 'Fim', '2027-04-21T10:00')
})

test('the alert and the first day of a repetition move with the start of a new event', async ({ page }) => {
  await openCalendar(page)
  await form(page).getByLabel('Título').fill('Ainda sem dia')
  await form(page).getByRole('switch', { name: 'Evento Recorrente' }).check()
  await form(page).getByRole('switch', { name: 'Ativar Alerta' }).check()
  await fillMoment(form(page), 'Início', '2027-03-17T14:00')
  await expectMoment(form(page), 'Fim', '2027-03-17T15:00')
  await expectMoment(form(page), 'Alertar em', '2027-03-17T13:50')
  await expect(form(page).getByLabel('Repete de')).toHaveValue('17/03/2027')
  await hourOf(page, '10:00').click()
  await expectMoment(form(page), 'Início', `${DAY}T10:00`)
  await expectMoment(form(page), 'Fim', `${DAY}T11:00`)
  await expectMoment(form(page), 'Alertar em', `${DAY}T09:50`)
  await expect(form(page).getByLabel('Repete de')).toHaveValue('10/03/2027')

  // A first day of its own stays.
  await form(page).getByLabel('Repete de').fill('24/03/2027')
  await page.keyboard.press('Escape')
  await fillMoment(form(page), 'Início', '2027-03-22T10:00')
  await expect(form(page).getByLabel('Repete de')).toHaveValue('24/03/2027')
})

test('the first occurrence of a series can be moved alone', async ({ page, admin }) => {
  const date = '2027-04-27'
  const title = 'Só a primeira'
  await addEvent(admin, {
    title,
    start_date: `${date}T09:00`,
    end_date: `${date}T10:00`,
    repeat_event: true,
    repeat_star_date: date,
    repeat_end_date: '2027-04-28',
  })
  await openCalendar(page, `?date=${date}`)
  await buttonOf(page, title).click()
  await fillMoment(form(page, 'Evento'), 'Início', '2027-04-29T09:00')
  await form(page, 'Evento').getByRole('button', { name: 'Update Event' }).click()
  await page.getByRole('button', { name: 'Só esta' }).click()
  await expect.poll(async () => (await readDay(admin, '2027-04-29')).map((event) => event.title)).toEqual([title])
})

test('an event that goes on after midnight keeps its length through a change to all day and back', async ({ page }) => {
  await openCalendar(page)
  const field = form(page)
  const allDay = field.getByRole('switch', { name: 'Evento o dia todo' })
  await fillMoment(field, 'Início', `${DAY}T22:00`)
  await fillMoment(field, 'Fim', '2027-03-11T02:00')
  await allDay.check()
  await expect(field.getByRole('textbox', { name: 'Primeiro dia' })).toHaveValue('10/03/2027')
  await expect(field.getByRole('textbox', { name: 'Último dia' })).toHaveValue('11/03/2027')
  await allDay.uncheck()
  await expectMoment(field, 'Início', `${DAY}T22:00`)
  await expectMoment(field, 'Fim', '2027-03-11T02:00')

  // One that ends at midnight is of one day.
  await page.reload()
  await field.getByRole('button', { name: 'Descartar' }).click()
  await hourOf(page, '23:00').click()
  await allDay.check()
  await expect(field.getByRole('textbox', { name: 'Data' })).toHaveValue('10/03/2027')
  await allDay.uncheck()
  await expectMoment(field, 'Início', `${DAY}T23:00`)
  await expectMoment(field, 'Fim', '2027-03-11T00:00')
})

test('[CAL-04] a new event repeats from its start on, wherever that is moved, until another day is chosen', async ({
  page,
}) => {
  await openCalendar(page)
  const field = form(page)
  const first = field.getByRole('textbox', { name: 'Repete de' })
  await field.getByLabel('Título').fill('Plantão')
  await field.getByRole('switch', { name: 'Evento Recorrente' }).check()
  await expect(first).toHaveValue('10/03/2027')
  await fillMoment(field, 'Início', '2027-04-14T09:00')
  await expect(first).toHaveValue('14/04/2027')
  await first.fill('20/04/2027')
  await first.press('Escape')
  await fillMoment(field, 'Início', '2027-04-15T09:00')
  await expect(first).toHaveValue('20/04/2027')
})

test('the weekday of a month by which an event repeats can be chosen anew after its start was moved', async ({
  page,
}) => {
  await openCalendar(page)
  const field = form(page)
  const monthly = field.getByRole('combobox', { name: 'Em que dia do mês' })
  await field.getByRole('switch', { name: 'Evento Recorrente' }).check()
  await field.getByRole('combobox', { name: 'Repete', exact: true }).click()
  await page.getByRole('option', { name: 'Todo mês' }).click()
  await monthly.click()
  await page.getByRole('option', { name: 'Na 2ª quarta-feira' }).click()
  await fillMoment(field, 'Início', '2027-03-11T09:00')
  await expect(monthly).toHaveValue('Na 2ª quarta-feira')
  await monthly.click()
  await expect(page.getByRole('option')).toHaveText([
    'No dia 11',
    'Na 2ª quinta-feira',
    'Na última quinta-feira',
    'Na 2ª quarta-feira',
  ])
  await page.getByRole('option', { name: 'Na 2ª quinta-feira' }).click()
  await expect(monthly).toHaveValue('Na 2ª quinta-feira')
})

test('start, end and alert are typed by keys as dd/mm/aaaa and hh:mm, and what is none is said to be', async ({
  page,
  admin,
}) => {
  const date = '2027-03-23'
  await openCalendar(page, `?date=${date}`)
  const field = form(page)
  await field.getByLabel('Título').fill('Pelas teclas')
  await field.getByLabel('Início').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('24/03/2027')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(field.getByLabel('Hora inicial')).toBeFocused()
  await page.keyboard.type('25')
  await page.keyboard.press('Tab')
  await expect(field.getByText('Use uma hora como 13:30.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('8h')
  await page.keyboard.press('ArrowDown')
  await expectMoment(field, 'Início', '2027-03-24T07:45')
  await fillMoment(field, 'Fim', '2027-03-24T08:15')
  await expect(field.getByText('Use uma hora como 13:30.')).toHaveCount(0)
  await field.getByLabel('Fim').fill('31/02/2027')
  await field.getByLabel('Título').focus()
  await expect(field.getByText('Use uma data como 30/11/2026.')).toBeVisible()
  await expect(field.getByLabel('Fim')).toHaveValue('31/02/2027')
  await field.getByLabel('Fim').fill('24/03/2027')
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(toast(page, 'Event register')).toBeVisible()
  expect(await readDay(admin, '2027-03-24')).toMatchObject([
    { title: 'Pelas teclas', start_date: '2027-03-24T10:45:00.000Z', end_date: '2027-03-24T11:15:00.000Z' },
  ])
})
