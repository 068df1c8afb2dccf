import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '#time.ts'
import { calendarWith, DAY, eventOf, eventWith, openCalendar } from './calendar.ts'
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

test('in a phone’s day the title of a short event wins over its place', async () => {
  const short = {
    ...{ title: 'Segunda na mesa', location: 'Mesa da oficina', repeat_event: true, attendees: 1 },
    ...{ start_date: `${DAY}T09:00`, end_date: `${DAY}T09:15` },
  }
  await openCalendar(`?date=${DAY}`, calendarWith(eventWith(short)), 360)
  const title = eventOf('Segunda na mesa').getByText('Segunda na mesa').element()
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
})
