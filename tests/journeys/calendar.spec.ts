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
  timesOf,
  toast,
} from './calendar.ts'
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
    const text = new Date(Date.now() + days * 86_400_000).toLocaleDateString('pt-BR', {
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
  await picker.fill('29/02/2028')
  await picker.press('Enter')
  await expect(title).toHaveText('Terça-feira, 29 de fevereiro de 2028')
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

test('the now line stays over the events of today', async ({ page, admin }) => {
  await page.clock.setFixedTime('2027-03-12T14:20:00-03:00')
  const id = await addEvent(admin, { title: 'Agora', start_date: '2027-03-12T14:00', end_date: '2027-03-12T15:00' })
  await openCalendar(page, '')
  await expect(eventOf(page, 'Agora')).toBeInViewport()
  const line = (await page.locator('[data-now]').boundingBox())!
  const event = (await eventOf(page, 'Agora').boundingBox())!
  expect(Math.abs(line.y - (event.y + event.height / 3))).toBeLessThan(3)
  const order = await page.evaluate((id) => {
    const zOf = (element: Element) => Number(getComputedStyle(element).zIndex)
    return [
      zOf(document.querySelector('[data-now]')!),
      zOf(document.querySelector(`[data-event="${id}/"]`)!.parentElement!),
    ]
  }, id)
  expect(order[0]).toBeGreaterThan(order[1]!)
})

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

test('start, end and alert are typed by keys as dd/mm/aaaa and hh:mm, and an incomplete time is taken back', async ({
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
  await expectMoment(field, 'Início', '2027-03-24T09:00')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('8h')
  await page.keyboard.press('ArrowDown')
  await expectMoment(field, 'Início', '2027-03-24T07:45')
  await fillMoment(field, 'Fim', '2027-03-24T08:15')
  // What is no day is not taken.
  await field.getByLabel('Fim').fill('31/02/2027')
  await field.getByLabel('Título').focus()
  await expectMoment(field, 'Fim', '2027-03-24T08:15')
  await field.getByRole('button', { name: 'Save Event' }).click()
  await expect(toast(page, 'Event register')).toBeVisible()
  expect(await readDay(admin, '2027-03-24')).toMatchObject([
    { title: 'Pelas teclas', start_date: '2027-03-24T10:45:00.000Z', end_date: '2027-03-24T11:15:00.000Z' },
  ])
})

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

test.describe('moving', () => {
  test('the mouse moves an event and resizes it, and the move is taken back', async ({ page, admin }) => {
    const date = '2027-03-22'
    const id = await addEvent(admin, { title: 'Mover', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    await dragBy(page, eventOf(page, 'Mover'), { y: 1.5 * HOUR })
    await expect.poll(() => timesOf(admin, id, date)).toBe('10:30 11:30')
    // To be dragged is not to be opened.
    await expect(form(page)).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => timesOf(admin, id, date)).toBe('09:00 10:00')
    await expect(eventOf(page, 'Mover')).toContainText('09:00 – 10:00')
    await dragBy(page, eventOf(page, 'Mover'), { y: HOUR / 2 }, 'bottom')
    await expect.poll(() => timesOf(admin, id, date)).toBe('09:00 10:30')
    await expect(eventOf(page, 'Mover')).toContainText('09:00 – 10:30')
    await dragBy(page, eventOf(page, 'Mover'), { y: -HOUR }, 'top')
    await expect.poll(() => timesOf(admin, id, date)).toBe('08:00 10:30')
  })

  test('Escape ends a drag without a move', async ({ page, admin }) => {
    const date = '2027-03-23'
    const id = await addEvent(admin, { title: 'Fica', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    const box = (await eventOf(page, 'Fica').boundingBox())!
    await page.mouse.move(box.x + 40, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 40, box.y + 150, { steps: 5 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await timesOf(admin, id, date)).toBe('09:00 10:00')
    await expect(form(page)).toBeVisible()
  })

  test('keys move and resize it, each step spoken', async ({ page, admin }) => {
    const date = '2027-03-24'
    const id = await addEvent(admin, { title: 'Teclas', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
    await openCalendar(page, `?date=${date}`)
    const spoken = page.locator('[aria-live="assertive"]')
    await buttonOf(page, 'Teclas').focus()
    await page.keyboard.press('Space')
    await expect(spoken).toContainText('Teclas na mão. quarta-feira, 24 de março de 2027, 09:00 – 10:00')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await expect(spoken).toHaveText('quarta-feira, 24 de março de 2027, 10:15 – 11:15')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(spoken).toHaveText('quarta-feira, 24 de março de 2027, 10:00 – 11:30')
    await page.keyboard.press('Escape')
    await expect(spoken).toContainText('De volta a quarta-feira, 24 de março de 2027, 09:00 – 10:00')
    await page.keyboard.press('Space')
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Space')
    await expect.poll(() => timesOf(admin, id, date)).toBe('08:00 09:00')
    await expect(eventOf(page, 'Teclas')).toContainText('08:00 – 09:00')
    await expect(buttonOf(page, 'Teclas')).toBeFocused()
  })

  test('it goes from day to day in a week and in a month, by mouse and keys, and keeps its time', async ({
    page,
    admin,
  }) => {
    const id = await addEvent(admin, { title: 'Viaja', start_date: '2027-05-05T09:10', end_date: '2027-05-05T10:00' })
    await openCalendar(page, '?view=week&date=2027-05-05')
    const column = (await page.getByRole('group', { name: /^Horas de quinta/ }).boundingBox())!
    await dragBy(page, eventOf(page, 'Viaja'), { x: column.width })
    await expect.poll(() => timesOf(admin, id, '2027-05-06')).toBe('09:10 10:00')
    await page.getByText('Mês', { exact: true }).click()
    await expect(page).toHaveURL('/dashboard/calendar?view=month&date=2027-05-05')
    const cell = (await page.locator('[data-day="2027-05-14"]').boundingBox())!
    const from = (await eventOf(page, 'Viaja').boundingBox())!
    await dragBy(page, eventOf(page, 'Viaja'), { x: cell.x + 20 - from.x, y: cell.y + 60 - from.y })
    await expect.poll(() => timesOf(admin, id, '2027-05-14')).toBe('09:10 10:00')
    await expect(page.locator('[data-day="2027-05-14"]').getByText('Viaja')).toBeVisible()
    await buttonOf(page, 'Viaja').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => timesOf(admin, id, '2027-05-20')).toBe('09:10 10:00')
  })

  test('one of a series asks which of them move', async ({ page, admin }) => {
    const id = await addEvent(admin, {
      title: 'Série',
      start_date: '2027-06-07T09:00',
      end_date: '2027-06-07T10:00',
      repeat_event: true,
      repeat_end_date: '2027-06-09',
    })
    await openCalendar(page, '?date=2027-06-08')
    await dragBy(page, eventOf(page, 'Série'), { y: HOUR })
    const question = page.getByRole('dialog', { name: 'Mudar o horário' })
    await question.getByRole('button', { name: 'Fechar' }).click()
    await expect(eventOf(page, 'Série')).toContainText('09:00 – 10:00')
    await dragBy(page, eventOf(page, 'Série'), { y: HOUR })
    await question.getByRole('button', { name: 'Só esta' }).click()
    await expect.poll(() => timesOf(admin, id, '2027-06-08')).toBe('10:00 11:00')
    expect(await timesOf(admin, id, '2027-06-09')).toBe('09:00 10:00')
  })
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
