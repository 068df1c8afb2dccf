import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { refuse } from './answers.ts'
import {
  buttonOf,
  calendarWith,
  DAY,
  dragBy,
  eventOf,
  eventWith,
  form,
  HOUR,
  openCalendar,
  sentEvents,
  title,
  toast,
  utc,
} from './calendar.ts'
import { focus, press } from './keys.ts'
import { byCss } from './selectors.ts'

test('Escape ends a drag without a move', async () => {
  const screen = await openCalendar(undefined, calendarWith(eventWith({ title: 'Fica' })))
  const { x, y } = eventOf('Fica').element().getBoundingClientRect()
  await commands.mouse([{ to: [x + 40, y + 30] }, 'down', { to: [x + 40, y + 150], steps: 5 }])
  await expect.element(byCss('[data-dragged]')).toBeInTheDocument()
  await press('Escape')
  await commands.mouse(['up'])
  await screen.quiet()
  expect(sentEvents(screen)).toEqual([])
  await expect.element(form()).toBeVisible()
})

test('keys move and resize an event, each step spoken', async () => {
  const date = '2027-03-24'
  const event = eventWith({ title: 'Teclas', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  const screen = await openCalendar(`?date=${date}`, calendarWith(event))
  const spoken = byCss('[aria-live="assertive"]')
  focus(buttonOf('Teclas'))
  await press('Space')
  await expect.element(spoken).toMatchTextContent(/^Teclas na mão. quarta-feira, 24 de março de 2027, 09:00 – 10:00\./)
  await press('ArrowDown', 'PageDown')
  await expect.element(spoken).toMatchTextContent(/^quarta-feira, 24 de março de 2027, 10:15 – 11:15$/)
  await press('Shift+ArrowDown', 'Alt+ArrowUp')
  await expect.element(spoken).toMatchTextContent(/^quarta-feira, 24 de março de 2027, 10:00 – 11:30$/)
  await press('Escape')
  await expect.element(spoken).toMatchTextContent(/De volta a quarta-feira, 24 de março de 2027, 09:00 – 10:00/)
  screen.answer(calendarWith(eventWith({ title: 'Teclas', start_date: `${date}T08:00`, end_date: `${date}T09:00` })))
  await press('Space', 'PageUp', 'Space')
  await expect
    .poll(() => sentEvents(screen))
    .toMatchObject([{ start_date: utc(`${date}T08:00`), end_date: utc(`${date}T09:00`) }])
  await expect.element(eventOf('Teclas')).toMatchTextContent(/08:00 – 09:00/)
  await expect.element(buttonOf('Teclas')).toHaveFocus()
})

test('it goes from day to day in a week and in a month, by mouse and keys, and keeps its time', async () => {
  const at = (date: string) =>
    calendarWith(eventWith({ title: 'Viaja', start_date: `${date}T09:10`, end_date: `${date}T10:00` }))
  const screen = await openCalendar('?view=week&date=2027-05-05', at('2027-05-05'))
  const expectSent = (date: string) =>
    expect
      .poll(() => sentEvents(screen).at(-1))
      .toMatchObject({ start_date: utc(`${date}T09:10`), end_date: utc(`${date}T10:00`) })
  const column = page
    .getByRole('group', { name: /^Horas de quinta/ })
    .element()
    .getBoundingClientRect()
  screen.answer(at('2027-05-06'))
  await dragBy(eventOf('Viaja'), { x: column.width })
  await expectSent('2027-05-06')
  await screen.quiet()
  await page.getByText('Mês', { exact: true }).click()
  await expect.element(title()).toHaveTextContent('Maio de 2027')
  await expect.element(byCss('[data-day="2027-05-06"]').getByText('Viaja')).toBeVisible()
  const cell = byCss('[data-day="2027-05-14"]').element().getBoundingClientRect()
  const from = eventOf('Viaja').element().getBoundingClientRect()
  screen.answer(at('2027-05-14'))
  await dragBy(eventOf('Viaja'), { x: cell.x + 20 - from.x, y: cell.y + 60 - from.y })
  await expectSent('2027-05-14')
  await expect.element(byCss('[data-day="2027-05-14"]').getByText('Viaja')).toBeVisible()
  await screen.quiet()
  focus(buttonOf('Viaja'))
  screen.answer(at('2027-05-20'))
  await press('Space', 'ArrowDown', 'ArrowLeft', 'Enter')
  await expectSent('2027-05-20')
})

test('one of a series asks which of them move', async () => {
  const event = eventWith({ title: 'Série', occurrence: DAY, repeat_event: true, repeat_end_date: '2027-03-12' })
  const screen = await openCalendar(undefined, calendarWith(event))
  await dragBy(eventOf('Série'), { y: HOUR })
  const question = page.getByRole('dialog', { name: 'Mudar o horário' })
  await question.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(eventOf('Série')).toMatchTextContent(/09:00 – 10:00/)
  expect(sentEvents(screen)).toEqual([])
  await expect.element(question).not.toBeInTheDocument()
  await dragBy(eventOf('Série'), { y: HOUR })
  await question.getByRole('button', { name: 'Só esta' }).click()
  await expect
    .poll(() => sentEvents(screen))
    .toMatchObject([{ occurrence: DAY, scope: 'this', start_date: utc(`${DAY}T10:00`), end_date: utc(`${DAY}T11:00`) }])
})

test('a move that is refused says why', async () => {
  const event = eventWith({ title: 'Mensal', occurrence: DAY, repeat_event: true, rule: 'FREQ=MONTHLY;BYDAY=2WE' })
  const screen = await openCalendar(`?view=week&date=${DAY}`, calendarWith(event))
  screen.answer({ calendar: { save: refuse('invalid', 'Mude também a repetição: ela não cai no novo dia.') } })
  await dragBy(eventOf('Mensal'), { x: eventOf('Mensal').element().getBoundingClientRect().width * 1.2 })
  await page.getByRole('dialog', { name: 'Mudar o horário' }).getByRole('button', { name: 'Todas' }).click()
  await expect.element(toast('Unable to register event')).toBeVisible()
  await expect.element(toast('Mude também a repetição: ela não cai no novo dia.')).toBeVisible()
  expect(sentEvents(screen)).toMatchObject([{ scope: 'all' }])
  await expect.element(eventOf('Mensal')).toMatchTextContent(/09:00 – 10:00/)
})
