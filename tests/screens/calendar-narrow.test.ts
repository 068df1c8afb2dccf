import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#time.ts'
import { askFor, calendarWith, DAY, eventOf, eventWith, openCalendar } from './calendar.ts'
import { sessionIn } from './frame.ts'
import { byCss } from './selectors.ts'

/** From Sunday. */
const WEEK = Array.from({ length: 7 }, (_, at) => addDays(DAY, at - 3))
const allDay = WEEK.map((day, at) =>
  eventWith({ id: at + 1, title: `Dia ${at}`, all_day: true, start_date: `${day}T12:00`, end_date: `${day}T12:00` }),
)
const boxOf = (element: Element) => element.getBoundingClientRect()
const scroller = () => byCss('[data-hours]').element().parentElement!.parentElement!

test.each([1440, 768, 360])('at %i px what lasts all day stands above the hours of its day', async (width) => {
  await openCalendar(`?view=week&date=${DAY}`, calendarWith(...allDay), width)
  await expect.element(eventOf('Dia 6')).toBeInTheDocument()
  for (const [at, day] of WEEK.entries()) {
    const column = boxOf(byCss(`[data-hours] [data-day="${day}"]`).element())
    const item = boxOf(eventOf(`Dia ${at}`).element())
    expect(Math.abs(item.left - column.left)).toBeLessThan(1)
    expect(item.right).toBeLessThanOrEqual(column.right)
  }
})

test('a week that can hardly be scrolled begins with its first day whole, where the chosen one is in sight', async () => {
  await openCalendar(`?view=week&date=${WEEK[1]}`, calendarWith(...allDay), 768)
  await expect.element(eventOf('Dia 0')).toBeInTheDocument()
  const gutter = boxOf(byCss('[data-hours]').element()).left + scroller().scrollLeft
  const first = boxOf(eventOf('Dia 0').element())
  const isCut = first.left < gutter - 1 && first.right > gutter + 1
  expect(isCut).toBe(false)
})

test('in a week the title of a short event has its line, and its mark comes with the pointer', async () => {
  const short = { title: 'Segunda revisão', start_date: `${DAY}T09:00`, end_date: `${DAY}T09:15` }
  await openCalendar(`?view=week&date=${DAY}`, calendarWith(eventWith(short)))
  const title = eventOf('Segunda revisão').getByText('Segunda revisão').element()
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  const mark = page.getByRole('checkbox', { name: 'Concluído: Segunda revisão' })
  expect(getComputedStyle(mark.element().parentElement!).opacity).toBe('0')
  await eventOf('Segunda revisão').hover()
  await expect.poll(() => getComputedStyle(mark.element().parentElement!).opacity).toBe('1')
})

test('in a week the title stands before the hour, and 45 minutes have room for both', async () => {
  const start_date = `${DAY}T11:00`
  const [long, short] = ['Impressão longa', 'Apresentar']
  await openCalendar(
    `?view=week&date=${DAY}`,
    calendarWith(
      eventWith({ id: 1, title: long, start_date: `${DAY}T14:00`, end_date: `${DAY}T17:00` }),
      eventWith({ id: 2, title: short, start_date, end_date: `${DAY}T11:45` }),
    ),
  )
  for (const [title, hour] of [
    [long, /^14:00/],
    [short, /^11:00/],
  ] as const) {
    const event = eventOf(title)
    const [above, below, whole] = [event.getByText(title), event.getByText(hour), event].map((one) =>
      boxOf(one.element()),
    )
    expect(above!.bottom, title).toBeLessThanOrEqual(below!.top + 1)
    expect(below!.bottom, title).toBeLessThanOrEqual(whole!.bottom)
    const mark = page.getByRole('checkbox', { name: `Concluído: ${title}` })
    expect(getComputedStyle(mark.element().parentElement!).opacity).toBe('0')
  }
  expect(byCss('[data-hours] [data-tint="weekend"]').elements()).toHaveLength(2)
})

test('in a phone’s day the title of a short event wins over its place', async () => {
  const short = {
    ...{ title: 'Segunda na mesa', location: 'Mesa da oficina', repeat_event: true, attendees: 1 },
    ...{ start_date: `${DAY}T09:00`, end_date: `${DAY}T09:15` },
  }
  await openCalendar(`?date=${DAY}`, calendarWith(eventWith(short)), 360)
  const title = eventOf('Segunda na mesa').getByText('Segunda na mesa').element()
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
})

const portuguese = (...events: Parameters<typeof calendarWith>) => ({
  ...calendarWith(...events),
  accounts: { session: sessionIn('portuguese') },
})

test.each([
  ['day', /^Qua 10 mar( 2027)?$/],
  ['week', /^7 mar – 13 mar( 2027)?$/],
  ['month', /^Março( 2027)?$/],
])(
  'on a phone the heading of a %s is one line, and the tools two, of which the menu opens the rest',
  async (view, heading) => {
    await openCalendar(`?view=${view}&date=${DAY}`, portuguese(), 360)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect.element(title).toMatchTextContent(heading)
    expect(title.element().scrollWidth).toBeLessThanOrEqual(title.element().clientWidth)
    const tools = byCss('[data-tools]').element()
    expect(boxOf(tools).height).toBeLessThan(84)
    const field = page.getByRole('textbox', { name: 'Novo evento em uma frase' })
    await expect.element(field).not.toBeInTheDocument()
    for (const [name, asked] of [
      ['Novo evento em uma frase', field],
      ['Buscar eventos', page.getByRole('searchbox', { name: 'Buscar eventos' })],
    ] as const) {
      await askFor(name)
      await expect.element(asked).toHaveFocus()
      expect(boxOf(asked.element()).width).toBeGreaterThan(270)
      // Left by the keyboard's own key, it is there to be typed in again.
      ;(asked.element() as HTMLElement).blur()
      await asked.click()
      await expect.element(asked).toHaveFocus()
      await title.click()
      await expect.element(asked).not.toBeInTheDocument()
    }
  },
)

test('on a phone an invitation is one line, with its answers', async () => {
  const invited = { ...eventWith({ id: 9, title: 'Instalar no sítio, com a escada comprida' }), owner: 'Davi Nunes' }
  const answers = portuguese()
  const sharing = { ...answers.calendar?.sharing, invitations: () => ({ data: [invited] }) }
  await openCalendar(`?date=${DAY}`, { ...answers, calendar: { ...answers.calendar, sharing } }, 360)
  const section = page.getByRole('region', { name: 'Convites' })
  await expect.element(section.getByRole('button', { name: 'Recusar' })).toBeInViewport({ ratio: 1 })
  expect(boxOf(section.element()).height).toBeLessThan(60)
})
