import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { addDays, dayOf, day as written } from '#time.ts'
import { buttonOf, calendarWith, eventWith, expectMoment, fillMoment, form, openCalendar, toast } from './calendar.ts'
import { focus, press } from './keys.ts'

const expectStart = (moment: string) => expectMoment(form(), 'Início', moment)
const toggle = (name: string) => form().getByRole('switch', { name }).click()

test('more alerts are added, chosen and removed, at most five, each once; of whole days they have other words', async () => {
  const screen = await openCalendar()
  await form().getByLabelText('Título').fill('Avisa bem')
  await toggle('Ativar Alerta')
  const add = form().getByRole('button', { name: 'Mais um alerta' })
  for (let more = 0; more < 4; more++) await add.click()
  await expect.element(add).not.toBeInTheDocument()
  const second = form().getByRole('combobox', { name: '2º alerta' })
  await expect.element(second).toHaveValue('1 hora antes')
  await expect.element(form().getByRole('combobox', { name: '3º alerta' })).toHaveValue('1 dia antes')
  await second.click()
  await expect.element(page.getByRole('option', { name: '1 dia antes' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'Na hora' }).click()
  await form().getByRole('button', { name: 'Remover o 3º alerta' }).click()
  await expect.element(add).toHaveFocus()
  await form().getByRole('button', { name: 'Remover o 4º alerta' }).click()
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.element(toast('Event register')).toBeVisible()
  expect(screen.calls('calendar.save')).toMatchObject([{ event: { alert: true, more_alerts: [0, 1800] } }])
  await toggle('Evento o dia todo')
  await toggle('Ativar Alerta')
  await add.click()
  await expect.element(second).toHaveValue('Na véspera às 08:00')
})

test('start, end and alert are typed by keys as dd/mm/aaaa and hh:mm, and what is none is said to be', async () => {
  const screen = await openCalendar()
  await form().getByLabelText('Título').fill('Pelas teclas')
  focus(form().getByLabelText('Início'))
  await press('ControlOrMeta+a')
  await userEvent.keyboard('24/03/2027{Escape}')
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  await press('Tab')
  await expect.element(form().getByLabelText('Hora inicial')).toHaveFocus()
  await userEvent.keyboard('25{Tab}')
  await expect.element(form().getByText('Use uma hora como 13:30.')).toBeVisible()
  await press('Shift+Tab')
  await userEvent.keyboard('8h{ArrowUp}')
  await expectStart('2027-03-24T08:15')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expectStart('2027-03-24T07:45')
  await fillMoment(form(), 'Fim', '2027-03-24T08:15')
  await expect.element(form().getByText('Use uma hora como 13:30.')).not.toBeInTheDocument()
  await form().getByLabelText('Fim').fill('31/02/2027')
  focus(form().getByLabelText('Título'))
  await expect.element(form().getByText('31/02/2027 não existe.')).toBeVisible()
  await expect.element(form().getByLabelText('Fim')).toHaveValue('31/02/2027')
  await form().getByLabelText('Fim').fill('24/03/2027')
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.element(toast('Event register')).toBeVisible()
  expect(screen.calls('calendar.save')).toMatchObject([
    {
      event: {
        title: 'Pelas teclas',
        start_date: '2027-03-24T07:45',
        end_date: '2027-03-24T08:15',
      },
    },
  ])
})

test('an event with a day, an hour or a guest that is none is not saved, and all of it stays', async () => {
  const screen = await openCalendar()
  const save = form().getByRole('button', { name: 'Save Event' })
  await form().getByLabelText('Título').fill('Visita')
  const start = form().getByLabelText('Início', { exact: true })
  await start.fill('31/11/2027')
  await save.click()
  await expect.element(form().getByText('31/11/2027 não existe.')).toBeVisible()
  await expect.element(start).toHaveValue('31/11/2027')
  await start.fill('17/11/2027')

  const hour = form().getByLabelText('Hora inicial')
  await hour.fill('25:00')
  await press('Enter')
  await expect.element(form().getByText('Use uma hora como 13:30.')).toBeVisible()
  await expect.element(hour).toHaveValue('25:00')
  await hour.fill('09:00')
  await form().getByLabelText('Hora final').fill('10:00')

  const guests = form().getByLabelText('Convidar por e-mail')
  await guests.fill('ana@cliente.com.br, errado@, bia@cliente.com.br')
  await save.click()
  await expect.element(form().getByText('Este e-mail não parece completo.')).toBeVisible()
  for (const email of ['ana@cliente.com.br', 'bia@cliente.com.br'])
    await expect.element(form().getByText(email, { exact: true })).toBeVisible()
  await expect.element(guests).toHaveValue('errado@')
  expect(screen.calls('calendar.save')).toEqual([])

  screen.answer({ calendar: { guests: { invite: () => ({ result: true }) } } })
  await guests.fill('')
  await save.click()
  await expect.element(toast('Event register')).toBeVisible()
  expect(screen.calls('calendar.save')).toMatchObject([{ event: { title: 'Visita' } }])
})

/** '27/11'. */
const short = (day: string) => written(day).slice(0, 5)
const aYearAfter = (day: string) => `${short(day)}/${Number(day.slice(0, 4)) + 1}`
/** Days that are over, the latest first. */
const PAST = [-2, -3, -4, -5].map((days) => addDays(dayOf(nowMs()), days)).filter((day) => !day.endsWith('02-29'))

test('a day without its year is to come in a new event', async () => {
  await openCalendar()
  const start = form().getByLabelText('Início')
  await start.fill(short(PAST[0]!))
  await press('Tab')
  await expect.element(start).toHaveValue(aYearAfter(PAST[0]!))
})

test('a day without its year by which an old series ends is to come', async () => {
  const [, end = ''] = PAST
  const begun = addDays(PAST[0]!, -400)
  const times = { start_date: `${begun}T12:00`, end_date: `${begun}T13:00` }
  const series = { repeat_event: true, repeat_star_date: begun, repeat_end_date: addDays(dayOf(nowMs()), 30) }
  const event = eventWith({ title: 'Ronda', ...times, ...series, occurrence: begun })
  await openCalendar(`?date=${begun}`, calendarWith(event))
  await buttonOf('Ronda').click()
  const until = form('Evento').getByRole('textbox', { name: 'Repete até' })
  await until.fill(short(end))
  await press('Tab')
  await expect.element(until).toHaveValue(aYearAfter(end))
})

test('a day without its year is the nearest in a stored event, and its end near its start', async () => {
  const [stored = '', before = '', other = ''] = PAST
  const times = { start_date: `${stored}T12:00`, end_date: `${stored}T12:00` }
  const event = eventWith({ title: 'Inventário', all_day: true, ...times })
  await openCalendar(`?date=${stored}`, calendarWith(event))
  await buttonOf('Inventário').click()
  const field = (name: string) => form('Evento').getByRole('textbox', { name })
  await field('Data').fill(short(before))
  await press('Tab')
  await expect.element(field('Data')).toHaveValue(written(before))
  await form('Evento').getByRole('button', { name: 'Mais de um dia' }).click()
  await expect.element(field('Último dia')).toHaveValue(written(before))
  await field('Último dia').fill(short(other))
  await press('Tab')
  await expect.element(field('Último dia')).toHaveValue(written(other))
  await form('Evento').getByRole('switch', { name: 'Evento Recorrente' }).click()
  await field('Repete até').fill(short(other))
  await press('Tab')
  await expect.element(field('Repete até')).toHaveValue(aYearAfter(other))
})
