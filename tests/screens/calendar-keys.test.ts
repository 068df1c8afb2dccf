import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cutOff, hold, refuse } from './answers.ts'
import {
  buttonOf,
  calendarWith,
  DAY,
  eventOf,
  eventWith,
  fillMoment,
  form,
  openCalendar,
  sentEvents,
  title,
  toast,
  utc,
} from './calendar.ts'
import { sessionIn } from './frame.ts'
import { focus, holdKey, press } from './keys.ts'

const inPortuguese = (...events: Parameters<typeof calendarWith>) => ({
  ...calendarWith(...events),
  accounts: { session: sessionIn('portuguese') },
})

test('j from an event leads to an hour of the next day that is in sight', async () => {
  await openCalendar(`?date=${DAY}`, inPortuguese(eventWith({ title: 'Hoje' })))
  focus(buttonOf('Hoje'))
  await press('j')
  await expect.element(title()).toMatchTextContent(/11 de março/)
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^07:00, .*11 de março/)
  await expect.element(page.elementLocator(document.activeElement!)).toBeInViewport()
})

test('an end before the start on the same day is the fault of its hour', async () => {
  await openCalendar(undefined, calendarWith())
  await form().getByLabelText('Título').fill('Às avessas')
  await fillMoment(form(), 'Início', `${DAY}T12:00`)
  await fillMoment(form(), 'Fim', `${DAY}T11:00`)
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.element(form().getByLabelText('Hora final')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(form().getByLabelText('Hora final')).toHaveFocus()
  await expect.element(form().getByLabelText('Fim', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
  await fillMoment(form(), 'Fim', '2027-03-09T11:00')
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.element(form().getByLabelText('Fim', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('Escape closes the form of a new event, and asks where something was typed', async () => {
  await openCalendar(undefined, inPortuguese())
  const panel = page.getByRole('complementary', { name: 'Novo evento' })
  const name = panel.getByLabelText('Título')
  await press('n')
  await expect.element(name).toHaveFocus()
  await press('Escape')
  await expect.element(panel).not.toBeInTheDocument()

  await press('n')
  await name.fill('Meio escrito')
  await press('Escape')
  const question = page.getByRole('dialog', { name: 'Fechar sem salvar?' })
  await expect.element(question).toBeVisible()
  await press('Escape')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('Meio escrito')
  focus(name)
  await press('Escape')
  const close = question.getByRole('button', { name: 'Fechar' }).last()
  await expect.element(close).toHaveFocus()
  await press('Enter')
  await expect.element(panel).not.toBeInTheDocument()
})

test('Del removes an event without a question, and of a series after one; both come back by the toast and Ctrl+Z', async () => {
  const single = eventWith({ id: 1, title: 'Único' })
  const series = eventWith({ id: 2, title: 'Série', occurrence: DAY, repeat_event: true, start_date: `${DAY}T11:00` })
  const screen = await openCalendar(`?date=${DAY}`, inPortuguese(single, { ...series, end_date: utc(`${DAY}T12:00`) }))
  screen.answer({ calendar: { restore: () => ({ result: true }) } })
  const removed = () => screen.calls('calendar.remove')
  const restored = () => screen.calls('calendar.restore')
  focus(buttonOf('Único'))
  await press('Delete')
  await expect.element(toast('Evento excluído: Único')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  expect(removed()).toEqual([{ id: 1, occurrence: '', scope: 'all' }])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(restored).toEqual([{ id: 1, occurrence: '' }])

  focus(buttonOf('Série'))
  await press('Delete')
  const question = page.getByRole('dialog', { name: 'Excluir o evento' })
  await expect.element(question.getByRole('button', { name: 'Só esta' })).toHaveFocus()
  await press('Enter')
  await expect.element(toast('Evento excluído: Série')).toBeVisible()
  expect(removed().at(-1)).toEqual({ id: 2, occurrence: DAY, scope: 'this' })
  await expect.element(question).not.toBeInTheDocument()
  await press('ControlOrMeta+z')
  await expect.poll(restored).toHaveLength(2)
  await expect.element(toast('Desfeito: Evento excluído: Série')).toBeVisible()
})

test('the button of the form removes by the same way', async () => {
  const screen = await openCalendar(`?date=${DAY}&event=1`, inPortuguese(eventWith({ id: 1, title: 'Único' })))
  screen.answer({ calendar: { restore: () => ({ result: true }) } })
  await form('Evento').getByRole('button', { name: 'Excluir' }).click()
  await expect.element(toast('Evento excluído: Único')).toBeVisible()
  await expect.element(form('Evento')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('calendar.restore')).toEqual([{ id: 1, occurrence: '' }])
})

test('what undoing a move says is the move, and the toast of the making is gone by then', async () => {
  const event = eventWith({ id: 1, title: 'Reunião com Ana' })
  const screen = await openCalendar(`?date=${DAY}`, inPortuguese(event))
  await press('f')
  const field = page.getByRole('textbox', { name: 'Novo evento em uma frase' })
  await field.fill('Reunião com Ana 10/03/2027 9h')
  await press('Enter')
  await expect.element(toast(/Evento salvo: Reunião com Ana/)).toBeVisible()
  await expect.element(eventOf('Reunião com Ana')).toBeVisible()
  focus(buttonOf('Reunião com Ana'))
  await press('Space', 'ArrowDown', 'Space')
  await expect.element(toast('Evento movido: Reunião com Ana')).toBeVisible()
  await expect.element(toast(/^Evento salvo/)).not.toBeInTheDocument()
  await screen.quiet()
  await press('ControlOrMeta+z')
  await expect.poll(() => sentEvents(screen)).toHaveLength(3)
  await expect.element(toast('Desfeito: Evento movido: Reunião com Ana')).toBeVisible()
})

test('Del that is held removes one event, and not the next ones, which have the focus then', async () => {
  const screen = await openCalendar(
    `?date=${DAY}`,
    inPortuguese(
      eventWith({ id: 1, title: 'Um' }),
      eventWith({ id: 2, title: 'Dois', start_date: `${DAY}T13:00`, end_date: `${DAY}T14:00` }),
    ),
  )
  focus(buttonOf('Um'))
  await press('Delete')
  await expect.element(toast('Evento excluído: Um')).toBeVisible()
  holdKey(buttonOf('Dois'), 'Delete')
  await screen.quiet()
  expect(screen.calls('calendar.remove')).toHaveLength(1)
})

test('an event that is being removed is not removed again', async () => {
  const screen = await openCalendar(`?date=${DAY}`, inPortuguese(eventWith({ id: 1, title: 'Único' })))
  const removing = hold(() => ({ result: true as const }))
  screen.answer({ calendar: { remove: removing.answer } })
  focus(buttonOf('Único'))
  await press('Delete', 'Delete')
  await expect.poll(() => screen.calls('calendar.remove').length).toBeGreaterThan(0)
  removing.letGo()
  await expect.element(toast('Evento excluído: Único')).toBeVisible()
  expect(screen.calls('calendar.remove')).toHaveLength(1)
})

test('Ctrl+Z that does not reach the server takes the removal back once it does', async () => {
  const screen = await openCalendar(`?date=${DAY}`, inPortuguese(eventWith({ id: 1, title: 'Único' })))
  screen.answer({ calendar: { restore: cutOff } })
  focus(buttonOf('Único'))
  await press('Delete')
  await expect.element(toast('Evento excluído: Único')).toBeVisible()
  await press('ControlOrMeta+z')
  await expect.poll(() => screen.calls('calendar.restore')).toHaveLength(1)
  await expect.element(toast('Evento excluído: Único')).toBeVisible()
  screen.answer({ calendar: { restore: () => ({ result: true }) } })
  await press('ControlOrMeta+z')
  await expect.element(toast('Desfeito: Evento excluído: Único')).toBeVisible()
  // Refused, it is not asked again.
  screen.answer({ calendar: { restore: refuse('missing', 'Isto não pode mais voltar.') } })
  focus(buttonOf('Único'))
  await press('Delete')
  await expect.poll(() => screen.calls('calendar.remove')).toHaveLength(2)
  await press('ControlOrMeta+z')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Isto não pode mais voltar.' })).toBeVisible()
  await press('ControlOrMeta+z')
  await screen.quiet()
  expect(screen.calls('calendar.restore')).toHaveLength(3)
})

test('Ctrl+Z takes back the newest change of the calendar, also one by a sentence or a finish, and none before a save', async () => {
  const screen = await openCalendar(`?date=${DAY}`, inPortuguese(eventWith({ id: 1, title: 'Reunião' })))
  const drag = async () => {
    focus(buttonOf('Reunião'))
    await press('Space', 'ArrowDown', 'Space')
    await expect.element(toast('Evento movido: Reunião')).toBeVisible()
    await screen.quiet()
  }
  await drag()
  await press('f')
  await page.getByRole('textbox', { name: 'Novo evento em uma frase' }).fill('Almoço 10/03/2027 12h')
  await press('Enter')
  const made = toast(/Evento salvo: Almoço/)
  await expect.element(made).toBeVisible()
  await screen.quiet()
  await page
    .getByRole('status')
    .filter({ hasText: 'Evento salvo: Almoço' })
    .getByRole('button', { name: 'Fechar' })
    .click()
  await expect.element(made).not.toBeInTheDocument()
  const before = sentEvents(screen).length
  focus(buttonOf('Reunião'))
  await press('ControlOrMeta+z')
  await expect.poll(() => screen.calls('calendar.remove')).toHaveLength(1)
  expect(sentEvents(screen)).toHaveLength(before)
  await press('ControlOrMeta+z')
  await expect.element(toast('Desfeito: Evento movido: Reunião')).toBeVisible()
  await drag()
  await page.getByRole('checkbox', { name: 'Concluído: Reunião' }).click()
  await expect.poll(() => sentEvents(screen).at(-1)).toMatchObject({ isfinish: true })
  await screen.quiet()
  focus(buttonOf('Reunião'))
  await press('ControlOrMeta+z')
  await expect.poll(() => sentEvents(screen).at(-1)).toMatchObject({ isfinish: false })
  // What the form has saved, nothing takes back.
  await buttonOf('Reunião').click()
  await form('Evento').getByLabelText('Local').fill('Sala 2')
  await form('Evento').getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => sentEvents(screen).at(-1)).toMatchObject({ location: 'Sala 2' })
  await screen.quiet()
  const sent = sentEvents(screen).length
  focus(buttonOf('Reunião'))
  await press('ControlOrMeta+z')
  await screen.quiet()
  expect(sentEvents(screen)).toHaveLength(sent)
})
