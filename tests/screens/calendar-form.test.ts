import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  buttonOf,
  calendarWith,
  DAY,
  dragBy,
  eventWith,
  expectMoment,
  fillMoment,
  form,
  HOUR,
  hourOf,
  openCalendar,
  toast,
} from './calendar.ts'
import { focus, press } from './keys.ts'

const expectStart = (moment: string) => expectMoment(form(), 'Início', moment)
const expectEnd = (moment: string) => expectMoment(form(), 'Fim', moment)
const toggle = (name: string) => form().getByRole('switch', { name }).click()

test('[CAL-03] a click picks the hour to the next, and what was typed stays', async () => {
  await openCalendar()
  await form().getByLabelText('Título').fill('Já escrito')
  await hourOf('10:00').click()
  await expect.element(toast('Hora Adicionada 10/03/2027 10:00')).toBeVisible()
  await expectStart(`${DAY}T10:00`)
  await expectEnd(`${DAY}T11:00`)
  await hourOf('23:00').click()
  await expectEnd('2027-03-11T00:00')
  await expect.element(form().getByLabelText('Título')).toHaveValue('Já escrito')
})

test('[CAL-03] a drag ends at the hour where it stopped, in either direction', async () => {
  await openCalendar()
  await dragBy(hourOf('08:00'), { y: 3 * HOUR })
  await expect.element(toast('Hora Adicionada 10/03/2027 08:00')).toBeVisible()
  await expectStart(`${DAY}T08:00`)
  await expectEnd(`${DAY}T11:00`)
  await dragBy(hourOf('11:00'), { y: -2 * HOUR })
  await expectStart(`${DAY}T09:00`)
  await expectEnd(`${DAY}T11:00`)
  await expect.poll(() => toast(/^Hora Adicionada/).elements()).toHaveLength(2)
})

test('[CAL-03] keys pick one hour or several', async () => {
  await openCalendar()
  focus(hourOf('07:00'))
  await press('ArrowDown')
  await expect.element(hourOf('08:00')).toHaveFocus()
  await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Enter')
  await expectStart(`${DAY}T08:00`)
  await expectEnd(`${DAY}T10:00`)
  await expect.element(form().getByLabelText('Título')).toHaveFocus()
})

test('[CAL-05] a start after the end is refused, equal is allowed, all day is of the day', async () => {
  const screen = await openCalendar()
  const saves = () => screen.calls('calendar.save')
  await form().getByLabelText('Título').fill('Às avessas')
  await fillMoment(form(), 'Início', `${DAY}T12:00`)
  await fillMoment(form(), 'Fim', `${DAY}T11:00`)
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.element(toast('Start and End date invalid')).toBeVisible()
  await expect.element(form().getByText('Start and End date invalid')).toBeVisible()
  expect(saves()).toEqual([])

  await fillMoment(form(), 'Fim', `${DAY}T12:00`)
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.element(toast('Event register')).toBeVisible()
  expect(saves()).toMatchObject([{ event: { start_date: `${DAY}T12:00`, end_date: `${DAY}T12:00` } }])

  await form().getByLabelText('Título').fill('O dia todo')
  await toggle('Evento o dia todo')
  await expect.element(form().getByLabelText('Fim')).not.toBeInTheDocument()
  await expect.element(form().getByRole('textbox', { name: 'Data' })).toHaveValue('10/03/2027')
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.poll(saves).toHaveLength(2)
  expect(saves()[1]).toMatchObject({ event: { title: 'O dia todo', all_day: true, start_date: DAY, end_date: DAY } })
})

test('the end and the alert move with the start, also while its day is typed', async () => {
  const event = eventWith({ title: 'Muda', end_date: `${DAY}T10:30`, alert: true, alert_date: `${DAY}T08:30` })
  await openCalendar(undefined, calendarWith(event))
  await buttonOf('Muda').click()
  const field = form('Evento')
  await field.getByLabelText('Hora inicial').fill('14:15')
  await expectMoment(field, 'Fim', `${DAY}T15:45`)
  focus(field.getByLabelText('Início'))
  await press('ControlOrMeta+a')
  await userEvent.keyboard('22/04/2027{Escape}')
  await expectMoment(field, 'Fim', '2027-04-22T15:45')
  await expectMoment(field, 'Alertar em', '2027-04-22T13:45')

  // An end before the start is somebody's to mend: it does not go on moving.
  await fillMoment(field, 'Fim', '2027-04-21T10:00')
  await fillMoment(field, 'Início', '2027-04-23T09:00')
  await expectMoment(field, 'Fim', '2027-04-21T10:00')
})

test('[CAL-04] alert and repetition move with the start of a new event, until another first day is chosen', async () => {
  await openCalendar()
  const first = form().getByRole('textbox', { name: 'Repete de' })
  await form().getByLabelText('Título').fill('Ainda sem dia')
  await toggle('Evento Recorrente')
  await expect.element(first).toHaveValue('10/03/2027')
  await toggle('Ativar Alerta')
  await fillMoment(form(), 'Início', '2027-03-17T14:00')
  await expectEnd('2027-03-17T15:00')
  await expectMoment(form(), 'Alertar em', '2027-03-17T13:50')
  await expect.element(first).toHaveValue('17/03/2027')
  await hourOf('10:00').click()
  await expectStart(`${DAY}T10:00`)
  await expectEnd(`${DAY}T11:00`)
  await expectMoment(form(), 'Alertar em', `${DAY}T09:50`)
  await expect.element(first).toHaveValue('10/03/2027')

  // A first day of its own stays.
  await first.fill('24/03/2027')
  await press('Escape')
  await fillMoment(form(), 'Início', '2027-03-22T10:00')
  await expect.element(first).toHaveValue('24/03/2027')
})

test('the first occurrence of a series can be moved alone', async () => {
  const series = { repeat_event: true, repeat_star_date: DAY, repeat_end_date: '2027-03-11' }
  const event = eventWith({ title: 'Só a primeira', occurrence: DAY, ...series })
  const screen = await openCalendar(undefined, calendarWith(event))
  await buttonOf('Só a primeira').click()
  await fillMoment(form('Evento'), 'Início', '2027-03-12T09:00')
  await form('Evento').getByRole('button', { name: 'Update Event' }).click()
  await page.getByRole('button', { name: 'Só esta' }).click()
  await expect.poll(() => screen.calls('calendar.save')).toHaveLength(1)
  const [{ event: sent }] = screen.calls('calendar.save') as [{ event: object }]
  expect(sent).toMatchObject({ occurrence: DAY, scope: 'this', start_date: '2027-03-12T09:00' })
  // A rule and its range always change the series: one that moves alone leaves them out.
  for (const name of ['rule', 'repeat_event', 'repeat_star_date', 'repeat_end_date'])
    expect(sent).not.toHaveProperty(name)
})

test('an event that goes on after midnight keeps its length through a change to all day and back', async () => {
  await openCalendar()
  await fillMoment(form(), 'Início', `${DAY}T22:00`)
  await fillMoment(form(), 'Fim', '2027-03-11T02:00')
  await toggle('Evento o dia todo')
  await expect.element(form().getByRole('textbox', { name: 'Primeiro dia' })).toHaveValue('10/03/2027')
  await expect.element(form().getByRole('textbox', { name: 'Último dia' })).toHaveValue('11/03/2027')
  await toggle('Evento o dia todo')
  await expectStart(`${DAY}T22:00`)
  await expectEnd('2027-03-11T02:00')
})

test('an event that ends at midnight is of one day', async () => {
  await openCalendar()
  await hourOf('23:00').click()
  await toggle('Evento o dia todo')
  await expect.element(form().getByRole('textbox', { name: 'Data' })).toHaveValue('10/03/2027')
  await toggle('Evento o dia todo')
  await expectStart(`${DAY}T23:00`)
  await expectEnd('2027-03-11T00:00')
})

test('the days of a week on which an event repeats have their whole names', async () => {
  const screen = await openCalendar()
  await form().getByLabelText('Título').fill('Ronda')
  await toggle('Evento Recorrente')
  await form().getByRole('combobox', { name: 'Repete', exact: true }).click()
  await page.getByRole('option', { name: 'Toda semana' }).click()
  const days = form().getByRole('group', { name: 'Dias da semana' })
  focus(days.getByRole('checkbox', { name: 'Sexta' }))
  await press('Space')
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect
    .poll(() => screen.calls('calendar.save'))
    .toMatchObject([{ event: { rule: expect.stringMatching(/BYDAY=.*FR/) } }])
})

test('the weekday of a month by which an event repeats can be chosen anew after its start was moved', async () => {
  await openCalendar()
  const monthly = form().getByRole('combobox', { name: 'Em que dia do mês' })
  const option = (name: string) => page.getByRole('option', { name })
  await toggle('Evento Recorrente')
  await form().getByRole('combobox', { name: 'Repete', exact: true }).click()
  await option('Todo mês').click()
  await monthly.click()
  await option('Na 2ª quarta-feira').click()
  await fillMoment(form(), 'Início', '2027-03-11T09:00')
  await expect.element(monthly).toHaveValue('Na 2ª quarta-feira')
  await monthly.click()
  const offered = () => page.getByRole('option').elements()
  const all = ['No dia 11', 'Na 2ª quinta-feira', 'Na última quinta-feira', 'Na 2ª quarta-feira']
  await expect.poll(() => offered().map((one) => one.textContent)).toEqual(all)
  await option('Na 2ª quinta-feira').click()
  await expect.element(monthly).toHaveValue('Na 2ª quinta-feira')
})

test('of a 29th of February that repeats each year it is asked what other years have', async () => {
  const screen = await openCalendar()
  const yearly = form().getByRole('combobox', { name: 'Em que dia do ano' })
  await form().getByLabelText('Título').fill('Aniversário')
  await fillMoment(form(), 'Início', '2028-02-29T09:00')
  await toggle('Evento Recorrente')
  await form().getByRole('combobox', { name: 'Repete', exact: true }).click()
  await page.getByRole('option', { name: 'Todo ano' }).click()
  await expect.element(yearly).toHaveValue('Em 29/02 (pula os anos sem ele)')
  await yearly.click()
  await page.getByRole('option', { name: 'No último dia de fevereiro' }).click()
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect
    .poll(() => screen.calls('calendar.save'))
    .toMatchObject([{ event: { rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' } }])
})
