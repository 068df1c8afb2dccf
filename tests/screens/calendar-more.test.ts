import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Tag } from '#domains/calendar/tags-contract.ts'
import { expectAccessible } from './accessible.ts'
import { cutOff, refuse } from './answers.ts'
import { buttonOf, calendarWith, DAY, eventOf, eventWith, form, hourOf, openCalendar, title } from './calendar.ts'
import { focus, press } from './keys.ts'
import { sampleOf } from './plain-answer.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const expectTitle = (text: string) => expect.element(title()).toHaveTextContent(text)
const hours = () => page.getByRole('group', { name: /^Horas de / }).elements()

test('at its first and its last day the calendar shows what there is, and goes no further', async () => {
  const step = (name: string) => page.getByRole('navigation', { name: 'Data' }).getByRole('button', { name })
  const days = () => byCss('li[data-day]').elements()
  const screen = await openCalendar('?view=month&date=1900-01-15')
  await expect.element(page.getByRole('link', { name: /^segunda-feira, 1 de janeiro de 1900/ })).toBeVisible()
  expect(days()[0]).toHaveAttribute('data-day', '1900-01-01')
  await expect.element(step('Mês anterior')).toHaveAttribute('aria-disabled', 'true')
  await press('k')
  await expectTitle('Janeiro de 1900')
  focus(step('Próximo mês'))
  await press('Enter')
  await expectTitle('Fevereiro de 1900')
  focus(step('Mês anterior'))
  await press('Enter')
  await expectTitle('Janeiro de 1900')
  await expect.element(step('Mês anterior')).toHaveFocus()
  await expectAccessible()

  await screen.go('/dashboard/calendar?view=month&date=2199-12-31')
  await expect.poll(() => days().at(-1)?.getAttribute('data-day')).toBe('2199-12-31')
  await expect.element(step('Próximo mês')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(step('Semana que vem')).toHaveAttribute('aria-disabled', 'true')
  await press('s')
  await expectTitle('29 – 31 de dezembro de 2199')
  expect(hours()).toHaveLength(3)
  await press('a')
  await press('j')
  await expectTitle('31 de dezembro de 2199')
})

test('view and day are in the address, and the views lead to the day', async () => {
  const date = '2027-08-11'
  const event = eventWith({ title: 'Ver', start_date: `${date}T09:00`, end_date: `${date}T10:00` })
  await openCalendar(`?date=${date}`, calendarWith(event))
  await press('s')
  await expectTitle('8 – 14 de agosto de 2027')
  expect(hours()).toHaveLength(7)
  await press('m')
  await expectTitle('Agosto de 2027')
  expect(byCss('li[data-day]').elements()).toHaveLength(35)
  await press('j')
  await expectTitle('Setembro de 2027')
  await press('k')
  await expectTitle('Agosto de 2027')
  await press('a')
  await expectTitle('11 de agosto – 9 de setembro de 2027')
  await expect.element(eventOf('Ver')).toMatchTextContent(/09:00 – 10:00/)
  await page.getByRole('link', { name: 'quarta-feira, 11 de agosto de 2027' }).click()
  await expect.poll(() => location.search).toBe(`?date=${date}`)
  history.back()
  await expect.poll(() => location.search).toContain('view=agenda')
})

test('only today is marked, and events of days come before those with a time', async () => {
  const events = [
    eventWith({ id: 1, title: 'Cedo' }),
    eventWith({ id: 2, title: 'O dia', all_day: true, start_date: `${DAY}T12:00`, end_date: `${DAY}T12:00` }),
  ]
  const link = page.getByRole('link', { name: /quarta-feira, 10 de março de 2027/i })
  const screen = await openCalendar(`?date=${DAY}&view=month`, calendarWith(...events))
  // Not over the link.
  await commands.mouse([{ to: [0, 0] }])
  await expect.element(link).toBeVisible()
  expect(getComputedStyle(link.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await screen.go(`/dashboard/calendar?date=${DAY}&view=agenda`)
  await expect.element(eventOf('O dia')).toBeVisible()
  const names = byCss('[data-event]')
    .elements()
    .map((one) => one.textContent)
  expect(names).toEqual([expect.stringContaining('O dia'), expect.stringContaining('Cedo')])
  expect(getComputedStyle(link.element()).color).toBe(getComputedStyle(title().element()).color)
})

test('the unit of a repeat goes with its number', async () => {
  await openCalendar()
  await form().getByRole('switch', { name: 'Evento Recorrente' }).click()
  const interval = form().getByRole('textbox', { name: 'A cada' })
  await expect.element(interval).toHaveValue('1 dia')
  await interval.fill('2')
  await expect.element(interval).toHaveValue('2 dias')
})

test('the search finds events of any date and opens them; a series is finished day by day, not as a whole', async () => {
  const far = eventWith({
    id: 1,
    title: 'Calibração anual',
    start_date: '2029-02-01T09:00',
    end_date: '2029-02-01T10:00',
  })
  const series = eventWith({ id: 2, title: 'Ronda', rule: 'FREQ=WEEKLY', repeat_event: true })
  const screen = await openCalendar(undefined, calendarWith(far, series))
  await press('/')
  await userEvent.keyboard('calibracao')
  const found = page.getByRole('list', { name: 'Eventos achados' }).getByRole('listitem')
  await expect.poll(() => found.elements()).toHaveLength(2)
  await expect.poll(() => location.search).toBe(`?date=${DAY}&q=calibracao`)
  expect(screen.calls('calendar.range.search')).toContainEqual(expect.objectContaining({ q: 'calibracao' }))
  await expect.element(page.getByRole('checkbox', { name: 'Concluído: Ronda' })).toBeDisabled()
  await buttonOf('Ronda').click()
  await expect.element(form('Evento').getByLabelText('Título')).toHaveValue('Ronda')
  await buttonOf('Calibração anual').click()
  await expect.element(form('Evento').getByLabelText('Título')).toHaveValue('Calibração anual')
  screen.answer({ calendar: { range: { search: () => ({ data: [], total: 0 }) } } })
  await page.getByLabelText('Buscar eventos').fill('nada assim')
  await expect.element(page.getByRole('heading', { name: 'Nenhum evento assim' })).toBeVisible()
})

const tags = (name: string, color: Tag['color'] = 'cobalt') => ({
  list: () => ({ data: [sampleOf(Tag, { id: 1, name: 'pessoal' }), sampleOf(Tag, { id: 3, name, color })] }),
})
const dialog = page.getByRole('dialog', { name: 'Etiquetas' })
const nameOf = (tag: string) => dialog.getByRole('group', { name: tag }).getByRole('textbox').first()

async function openTags() {
  await page.getByRole('button', { name: 'Mais do calendário' }).click()
  await page.getByRole('menuitem', { name: 'Etiquetas' }).click()
}

test('a tag that was renamed in another window keeps its new name', async () => {
  const screen = await openCalendar(undefined, { calendar: { ...calendarWith().calendar, tags: tags('nome velho') } })
  await openTags()
  await expect.element(dialog.getByRole('group', { name: 'nome velho' })).toBeVisible()
  // What events have at first stays.
  await expect.element(dialog.getByRole('button', { name: 'Excluir pessoal' })).toBeDisabled()
  screen.answer({ calendar: { tags: tags('nome novo', 'red') } })
  screen.publish('calendar:1', 9)
  await expect.element(nameOf('nome novo')).toHaveValue('nome novo')
  focus(nameOf('nome novo'))
  await press('Tab')
  await screen.quiet()
  expect(screen.calls('calendar.tags.save')).toEqual([])
  screen.answer({ calendar: { tags: { ...tags('nome de agora', 'red'), save: () => ({ result: true, id: 3 }) } } })
  await nameOf('nome novo').fill('nome de agora')
  await press('Enter')
  await expect.element(nameOf('nome de agora')).toHaveValue('nome de agora')
  await nameOf('nome de agora').fill('  ')
  await press('Tab')
  await expect.element(nameOf('nome de agora')).toHaveValue('nome de agora')
  expect(screen.calls('calendar.tags.save')).toEqual([{ id: 3, name: 'nome de agora', color: 'red' }])
})

test('a name that could not be saved stays in its field, to be tried again', async () => {
  const screen = await openCalendar(undefined, { calendar: { ...calendarWith().calendar, tags: tags('nome fixo') } })
  await openTags()
  await nameOf('nome fixo').fill('nome recusado')
  screen.answer({ calendar: { tags: { save: refuse('unexpected', 'Agora não dá.') } } })
  await press('Enter')
  await expect.element(page.getByText('Agora não dá.')).toBeVisible()
  // Nor does what is done to the tag meanwhile take it away.
  screen.answer({ calendar: { tags: { ...tags('nome fixo', 'red'), save: () => ({ result: true, id: 3 }) } } })
  await dialog.getByRole('group', { name: 'nome fixo' }).getByLabelText('Cor').click()
  await page.getByRole('option', { name: 'Vermelho' }).click()
  await expect.element(dialog.getByRole('group', { name: 'nome fixo' }).getByLabelText('Cor')).toHaveValue('Vermelho')
  await expect.element(nameOf('nome fixo')).toHaveValue('nome recusado')
  screen.answer({ calendar: { tags: tags('nome recusado', 'red') } })
  await nameOf('nome fixo').click()
  await press('Enter')
  await expect.element(nameOf('nome recusado')).toHaveValue('nome recusado')
})

test('loading, failed and offline have their states', async () => {
  let isCut = false
  const screen = await openScreen(`/dashboard/calendar?date=${DAY}`, {
    answers: calendarWith(),
    otherwise: () => (isCut ? cutOff : undefined),
    held: true,
    viewport: { width: 1440, height: 900 },
  })
  // The hours are there at once.
  await expect.element(hourOf('09:00')).toBeVisible()
  await expect.element(byCss('[aria-busy="true"]')).toBeInTheDocument()
  screen.letGo()
  await expect.element(byCss('[aria-busy="true"]')).not.toBeInTheDocument()

  screen.answer({ calendar: { range: { events: refuse('unexpected', 'Não deu.') } } })
  await press('s')
  const alert = page.getByRole('main').getByRole('alert')
  await expect.element(alert).toMatchTextContent(/O calendário não veio/)
  screen.answer(calendarWith())
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(hours).toHaveLength(7)
  isCut = true
  await press('m')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Sem conexão, tentando de novo.' })).toBeVisible()
  isCut = false
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('an event that is not there says so', async () => {
  const gone = { event: refuse('missing', 'Este evento não está mais aqui.') }
  await openCalendar(`?date=${DAY}&event=99`, { calendar: { ...calendarWith().calendar, ...gone } })
  await expect.element(page.getByRole('heading', { name: 'Este evento não está mais aqui' })).toBeVisible()
})

test('the dashboard of staff shows what is next', async () => {
  const figures = (...next: ReturnType<typeof eventWith>[]) => ({
    calendar: { range: { figures: () => ({ data: { today: 0, finished: 0, next, invitations: 0 } }) } },
  })
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Calendário' }) })
  const screen = await openScreen('/dashboard', { as: 'staff', answers: figures() })
  await expect.element(tile).toMatchTextContent(/nada nos próximos sete dias/)
  screen.answer(figures(eventWith({ title: 'Logo mais' })))
  await screen.go('/dashboard/calendar')
  screen.publish('calendar:2', 9)
  await screen.go('/dashboard')
  await expect.element(tile).toMatchTextContent(/a seguir: Logo mais/)
})
