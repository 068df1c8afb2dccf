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
  expectMoment,
  form,
  HOUR,
  hourOf,
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

test('Ctrl+Z takes a move back, and only the last of several toasts stands', async () => {
  const screen = await openCalendar(undefined, calendarWith(eventWith({ title: 'Volta' })))
  for (const key of ['ArrowDown', 'ArrowUp']) {
    focus(buttonOf('Volta'))
    await press('Space', key, 'Space')
    await screen.quiet()
  }
  await expect.poll(() => sentEvents(screen)).toHaveLength(2)
  await expect.poll(() => toast('Event register').elements().length).toBe(1)
  await press('ControlOrMeta+z')
  await expect
    .poll(() => sentEvents(screen).at(-1))
    .toMatchObject({ start_date: utc(`${DAY}T09:00`), end_date: utc(`${DAY}T10:00`) })
  await expect.element(toast('Desfeito: Event register')).toBeVisible()
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

test('in the agenda an event goes to another day by mouse, keys and a resting finger, and keeps its time', async () => {
  const at = (date: string) =>
    calendarWith(
      eventWith({ title: 'Viaja', start_date: `${date}T09:10`, end_date: `${date}T10:00` }),
      eventWith({ id: 2, title: 'Fica', start_date: '2027-05-10T11:00', end_date: '2027-05-10T12:00' }),
    )
  const screen = await openCalendar('?view=agenda&date=2027-05-05', at('2027-05-05'))
  const dayOf = (date: string) => byCss(`[data-day="${date}"]`)
  const middleOf = (locator: ReturnType<typeof byCss>): [number, number] => {
    const { x, y, width, height } = locator.element().getBoundingClientRect()
    return [x + Math.min(width / 2, 60), y + height / 2]
  }
  const expectAt = async (date: string) => {
    await expect
      .poll(() => sentEvents(screen).at(-1))
      .toMatchObject({ start_date: utc(`${date}T09:10`), end_date: utc(`${date}T10:00`) })
    await expect.element(dayOf(date).getByText('Viaja')).toBeVisible()
    await screen.quiet()
  }
  await expect.element(eventOf('Viaja')).toBeVisible()
  screen.answer(at('2027-05-07'))
  await commands.mouse([{ to: middleOf(eventOf('Viaja')) }, 'down', { to: middleOf(dayOf('2027-05-07')), steps: 8 }])
  await expect.element(dayOf('2027-05-07')).toHaveAttribute('data-target')
  await expect.element(eventOf('Viaja')).toHaveAttribute('data-dragged')
  await commands.mouse(['up'])
  await expectAt('2027-05-07')
  await expect.element(toast('Desfazer')).toBeVisible()
  expect(location.search).not.toContain('event=')

  focus(buttonOf('Viaja'))
  await press('Space', 'ArrowDown', 'ArrowDown', 'ArrowRight')
  await expect.element(dayOf('2027-05-10')).toHaveAttribute('data-target')
  screen.answer(at('2027-05-10'))
  await press('Enter')
  await expectAt('2027-05-10')
  await expect.element(buttonOf('Viaja')).toHaveFocus()

  screen.answer(at('2027-05-06'))
  const finger = touchFrom(eventOf('Viaja').element(), middleOf(eventOf('Viaja')))
  await expect.element(eventOf('Viaja')).toHaveAttribute('data-dragged')
  finger('pointermove', middleOf(dayOf('2027-05-06')))
  finger('pointerup', middleOf(dayOf('2027-05-06')))
  await expectAt('2027-05-06')
})

test('[CAL-03] a finger that rests among the hours picks those that it goes over; one that moves at once scrolls', async () => {
  const screen = await openCalendar()
  hourOf('10:00').element().scrollIntoView({ block: 'center' })
  const { x, y } = hourOf('10:00').element().getBoundingClientRect()
  const swipe = touchFrom(hourOf('10:00').element(), [x + 60, y + 10])
  swipe('pointermove', [x + 60, y + 80])
  swipe('pointercancel', [x + 60, y + 80])
  const finger = touchFrom(hourOf('10:00').element(), [x + 60, y + 10])
  await expect.element(byCss('[data-kind="dragged"]')).toBeInTheDocument()
  finger('pointermove', [x + 60, y + 10 + 2 * HOUR])
  finger('pointerup', [x + 60, y + 10 + 2 * HOUR])
  await expect.element(toast('Hora Adicionada 10/03/2027 10:00')).toBeVisible()
  await expectMoment(form(), 'Fim', `${DAY}T12:00`)
  expect(sentEvents(screen)).toEqual([])
})

/** Puts a finger on an element, and says what it does then. */
function touchFrom(element: Element, at: [number, number]) {
  const send = (type: string, [clientX, clientY]: [number, number]) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', clientX, clientY }),
    )
  send('pointerdown', at)
  return send
}
