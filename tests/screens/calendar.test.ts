import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { expectAccessible } from './accessible.ts'
import { refuse } from './answers.ts'
import {
  calendarWith,
  DAY,
  eventOf,
  eventWith,
  form,
  hourOf,
  openCalendar,
  sentEvents,
  title,
  toast,
} from './calendar.ts'
import { press } from './keys.ts'
import { byCss } from './selectors.ts'

test('[CAL-01] the title has the human date, and every button and the picker lead to their day', async () => {
  await openCalendar()
  const expectTitle = (text: string) => expect.element(title()).toHaveTextContent(text)
  await expectTitle('Quarta-feira, 10 de março de 2027')
  const nav = page.getByRole('navigation', { name: 'Data' })
  const go = (name: string) => nav.getByRole('button', { name, exact: true }).click()
  await go('Semana passada')
  await expectTitle('Quarta-feira, 3 de março de 2027')
  expect(location.search).toBe('?date=2027-03-03')
  await go('Semana que vem')
  await go('Próximo dia')
  await expectTitle('Quinta-feira, 11 de março de 2027')
  await go('Dia anterior')
  await expectTitle('Quarta-feira, 10 de março de 2027')
  const human = (days: number) => {
    const text = new Date(nowMs() + days * 86_400_000).toLocaleDateString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      dateStyle: 'full',
    })
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  await go('Ontem')
  await expectTitle(human(-1))
  await go('Amanhã')
  await expectTitle(human(1))
  await go('Hoje')
  await expectTitle(human(0))
  expect(location.search).toBe('')
  await page.getByLabelText('Ir para a data').fill('29/02/2056')
  await press('Enter')
  await expectTitle('Terça-feira, 29 de fevereiro de 2056')
  history.back()
  await expectTitle(human(0))
})

test('[CAL-02] a day has 24 hours with its events at their time, and a strip without a limit', async () => {
  const day = (at: number) =>
    eventWith({ id: at, title: `Dia ${at}`, all_day: true, start_date: `${DAY}T12:00`, end_date: `${DAY}T12:00` })
  const times = (id: number, title: string, start: string, end: string) =>
    eventWith({ id, title, start_date: `${DAY}T${start}`, end_date: `${DAY}T${end}` })
  await openCalendar(
    undefined,
    calendarWith(
      ...[1, 2, 3, 4, 5, 6].map(day),
      ...[
        times(7, 'Longo', '09:00', '12:00'),
        times(8, 'Curto', '09:30', '09:30'),
        times(9, 'Depois', '10:00', '11:00'),
      ],
    ),
  )
  const hours = page.getByRole('group', { name: /^Horas de / }).getByRole('button', { name: /^\d\d:\d\d, / })
  expect(hours.elements()).toHaveLength(24)
  await expect.element(hours.first()).toHaveAccessibleName('00:00, quarta-feira, 10 de março de 2027')
  expect(page.getByRole('list', { name: 'Dia todo' }).getByRole('listitem').elements()).toHaveLength(6)

  const box = (name: string) => eventOf(name).element().getBoundingClientRect()
  const nine = hourOf('09:00').element().getBoundingClientRect()
  const [long, short, after] = [box('Longo'), box('Curto'), box('Depois')]
  expect(Math.abs(long.y - nine.y)).toBeLessThan(2)
  expect(Math.abs(long.height - 3 * nine.height)).toBeLessThan(2)
  expect(Math.abs(after.y - nine.bottom)).toBeLessThan(2)
  // Side by side: none covers another.
  expect(short.x).toBeGreaterThanOrEqual(long.right - 1)
  expect(after.x).toBeGreaterThanOrEqual(long.right - 1)
  expect(short.bottom).toBeLessThanOrEqual(after.y + 1)
})

test('[CAL-06] the finished indicator saves at once, and says where it could not; so does the form', async () => {
  const screen = await openCalendar(undefined, calendarWith(eventWith({ title: 'Entregar' })))
  const mark = page.getByRole('checkbox', { name: 'Concluído: Entregar' })
  screen.answer(calendarWith(eventWith({ title: 'Entregar', isfinish: true })))
  await mark.click()
  await expect.element(toast('Event register')).toBeVisible()
  await expect.element(mark).toBeChecked()
  await screen.quiet()
  screen.answer(calendarWith(eventWith({ title: 'Entregar' })))
  await mark.click()
  await expect.poll(() => sentEvents(screen)).toMatchObject([{ isfinish: true }, { isfinish: false }])
  await expect.element(mark).not.toBeChecked()

  await screen.quiet()
  screen.answer({ calendar: { save: refuse('unexpected', 'Não.') } })
  await mark.click()
  await expect.element(toast('Unable to register event').first()).toBeVisible()
  await expect.element(mark).not.toBeChecked()
  await form().getByLabelText('Título').fill('Não vai')
  await form().getByRole('button', { name: 'Save Event' }).click()
  await expect.element(form().getByRole('alert')).toMatchTextContent(/Não\./)
  await expect.element(form().getByLabelText('Título')).toHaveValue('Não vai')
})

test('a day that a save makes a series of its own is not read again as one of the old series', async () => {
  const series = { repeat_event: true, repeat_star_date: '2027-03-08', repeat_end_date: '2027-03-11' }
  const event = eventWith({ id: 7, title: 'Plantão', occurrence: DAY, ...series })
  const screen = await openCalendar(`?view=week&date=${DAY}`, calendarWith(event))
  await byCss(`[data-event="7/${DAY}"]`).getByRole('button').click()
  await form('Evento').getByLabelText('Título').fill('Plantão novo')
  const data = { id: 8, revision: 1, merged: false, occurrence: DAY }
  screen.answer(calendarWith({ ...event, id: 8, title: 'Plantão novo' }))
  screen.answer({ calendar: { save: () => ({ success: true, result: true, id: 8, data }) } })
  const read = screen.calls('calendar.event').length
  await form('Evento').getByRole('button', { name: 'Update Event' }).click()
  const scopes = page.getByRole('dialog', { name: 'Salvar a alteração' })
  await scopes.getByRole('button', { name: 'Esta e as seguintes', exact: true }).click()
  await expect.element(form('Evento')).not.toBeInTheDocument()
  await expect.element(eventOf('Plantão novo')).toBeVisible()
  await screen.quiet()
  expect(screen.calls('calendar.event')).toHaveLength(read)
  expect(sentEvents(screen)).toMatchObject([{ id: 7, occurrence: DAY, scope: 'following', title: 'Plantão novo' }])
})

const SOME = [
  eventWith({ id: 1, title: 'Um' }),
  eventWith({ id: 2, title: 'Feito', isfinish: true }),
  eventWith({
    id: 3,
    title: 'Dia',
    all_day: true,
    start_date: `${DAY}T12:00`,
    end_date: `${DAY}T12:00`,
    calendar_tag: 'outra',
  }),
]

for (const width of [360, 1440])
  test(`axe finds nothing in any view of ${width} px, which fits`, async () => {
    const screen = await openCalendar(`?date=${DAY}`, calendarWith(...SOME), width)
    for (const view of ['day', 'week', 'month', 'agenda']) {
      await screen.go(`/dashboard/calendar?date=${DAY}&view=${view}`)
      await expect.element(eventOf('Feito').first()).toBeInTheDocument()
      await expectAccessible({ dark: width === 1440 && view === 'day' })
    }
  })

test('a week opens at the chosen day on a phone, and the hours of three at once are whole', async () => {
  const three = ['Um', 'Dois', 'Três']
  const times = { start_date: `${DAY}T09:30`, end_date: `${DAY}T11:00` }
  await openCalendar(
    `?date=${DAY}&view=week`,
    calendarWith(...three.map((title, id) => eventWith({ id: id + 1, title, ...times }))),
    360,
  )
  for (const name of three) {
    await expect.element(eventOf(name)).toBeInViewport({ ratio: 1 })
    const { scrollWidth, clientWidth } = eventOf(name).getByRole('button').element()
    expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
  }
})

test('three abreast on a phone have room for their titles, whose long words are parted between syllables', async () => {
  const names = ['Planejamento orçamentário', 'Conferência internacional', 'Desenvolvimento']
  const times = { start_date: `${DAY}T09:00`, end_date: `${DAY}T11:00` }
  await openCalendar(
    `?date=${DAY}&view=week`,
    calendarWith(...names.map((title, id) => eventWith({ id: id + 1, title, ...times }))),
    360,
  )
  for (const name of names) {
    const event = byCss(`li[data-event]:has([title="${name}"])`)
    await expect.element(event).toBeInViewport({ ratio: 1 })
    expect(event.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(84)
    const ends = lineEnds(event.element().querySelector('strong')!)
    expect(ends).toContain('\u00ad')
    expect(ends).not.toContain('')
  }
})

/** What stands between each two letters of an element's text with a line's end between them. */
function lineEnds(element: Element) {
  const text = element.firstChild as Text
  const letters = [...text.data.matchAll(/\p{L}/gu)].map(({ index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    // A letter that begins a line has the end of the line before as well.
    return { index, top: [...range.getClientRects()].at(-1)!.top }
  })
  return letters.flatMap(({ index, top }, at) => {
    const next = letters[at + 1]
    return next && next.top > top + 4 ? [text.data.slice(index + 1, next.index)] : []
  })
}

test('on a phone a long title in the agenda wraps, and the page stays as wide as the window', async () => {
  const name =
    'Levantamento fotogramétrico e digitalização de componentes ferroviários desmontados do pátio de manobras'
  await openCalendar(`?view=agenda&date=${DAY}`, calendarWith(eventWith({ title: name })), 360)
  await expect.element(page.getByText(name)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
})
