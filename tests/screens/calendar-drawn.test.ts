import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessible, expectFitting } from './accessible.ts'
import { hold, refuse } from './answers.ts'
import {
  askFor,
  calendarWith,
  DAY,
  dragBy,
  eventOf,
  eventWith,
  HOUR,
  hourOf,
  sentEvents,
  toast,
  utc,
} from './calendar.ts'
import { sessionIn } from './frame.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

/** The calendar in Portuguese. */
async function open(query = `?date=${DAY}`, answers = calendarWith(), width = 1440) {
  const screen = await openScreen(`/dashboard/calendar${query}`, {
    answers: { ...answers, accounts: { session: sessionIn('portuguese') } },
    viewport: { width, height: width > 600 ? 900 : 740 },
  })
  await expect.element(byCss('[aria-busy="true"]')).not.toBeInTheDocument()
  return screen
}

const quick = () => page.getByRole('form', { name: 'Novo evento', exact: true })
/** The whole form, beside the calendar. */
const form = () => page.getByRole('complementary', { name: 'Novo evento' }).getByRole('form')
const sentence = () => page.getByRole('textbox', { name: 'Novo evento em uma frase' })

test('a drag from any minute to any other makes an event of that length, named where it stands', async () => {
  const screen = await open()
  await expect.element(form()).not.toBeInTheDocument()
  await dragBy(hourOf('14:00'), { y: HOUR * 1.5 })
  await expect.element(quick().getByLabelText('Hora inicial')).toHaveValue('14:30')
  await expect.element(quick().getByLabelText('Hora final')).toHaveValue('16:00')
  await expect.element(quick()).toMatchTextContent(/1h30/)
  const title = quick().getByRole('textbox', { name: 'Título' })
  await expect.element(title).toHaveFocus()
  await expectAccessible()
  await title.fill('Conferir moldes')
  await press('Enter')
  await expect
    .poll(() => sentEvents(screen))
    .toMatchObject([{ title: 'Conferir moldes', start_date: `${DAY}T14:30`, end_date: `${DAY}T16:00` }])
  await expect.element(toast('Evento salvo: Conferir moldes')).toBeVisible()
  await expect.element(quick()).not.toBeInTheDocument()
})

test('it goes by five minutes, with Alt by one, and a hand that shakes clicks', async () => {
  await open()
  const box = hourOf('14:00').element().getBoundingClientRect()
  const at = (minutes: number): [number, number] => [box.x + 40, box.y + (minutes / 60) * HOUR]
  await commands.mouse([{ to: at(2) }, 'down', { to: at(40), steps: 4 }, { to: at(87), steps: 4 }, 'up'])
  await expect.element(quick().getByLabelText('Hora inicial')).toHaveValue('14:00')
  await expect.element(quick().getByLabelText('Hora final')).toHaveValue('15:25')
  await press('Escape')
  await expect.element(quick()).not.toBeInTheDocument()
  await commands.mouse([{ to: at(12) }, 'down', { to: at(18), steps: 6 }, 'up'])
  await expect.element(quick().getByLabelText('Hora inicial')).toHaveValue('14:00')
  await expect.element(quick().getByLabelText('Hora final')).toHaveValue('15:00')
})

test('what is typed goes on in the whole form, stays beside a failure, and its end may be after midnight', async () => {
  const screen = await open()
  await hourOf('22:00').click()
  const title = quick().getByRole('textbox', { name: 'Título' })
  await press('Enter')
  expect(sentEvents(screen)).toEqual([])
  await expect.element(title).toHaveFocus()
  await title.fill('Impressão longa')
  await quick().getByLabelText('Hora final').fill('01:30')
  screen.answer({ calendar: { save: refuse('unexpected', 'Agora não dá.') } })
  await quick().getByRole('button', { name: 'Salvar' }).click()
  await expect.element(toast('O evento não foi salvo')).toBeVisible()
  await expect.element(title).toHaveValue('Impressão longa')
  screen.answer(calendarWith())
  await quick().getByRole('button', { name: 'Mais…' }).click()
  await expect.element(form().getByLabelText('Título')).toHaveValue('Impressão longa')
  await expect.element(form().getByLabelText('Hora final')).toHaveValue('01:30')
  await form().getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => sentEvents(screen).at(-1)).toMatchObject({ end_date: '2027-03-11T01:30' })
})

test('a sentence is read before it is saved by Enter, and opened by Tab', async () => {
  const screen = await open()
  await press('f')
  await expect.element(sentence()).toHaveFocus()
  await sentence().fill('reunião com Ana 12/03/2027 15h30 por 45 min #cliente')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'reunião' }))
    .toHaveTextContent('reunião com Anasex 12/03, 15:30 – 16:15 · cliente')
  await expectAccessible()
  await press('Enter')
  await expect
    .poll(() => sentEvents(screen))
    .toMatchObject([
      {
        ...{ title: 'reunião com Ana', start_date: '2027-03-12T15:30', end_date: '2027-03-12T16:15' },
        calendar_tag: 'cliente',
      },
    ])
  await expect.element(sentence()).toHaveValue('')
  await sentence().fill('Inventário dia todo')
  await press('Tab')
  await expect.element(form().getByLabelText('Título')).toHaveValue('Inventário')
  await expect.element(form().getByLabelText('Evento o dia todo')).toBeChecked()
})

test('what is saved before the hours in view is scrolled to', async () => {
  const screen = await open()
  await press('f')
  await sentence().fill('Treino 10/03/2027 4h')
  const event = eventWith({ id: 1, title: 'Treino', start_date: `${DAY}T04:00`, end_date: `${DAY}T05:00` })
  screen.answer(calendarWith(event))
  await press('Enter')
  await expect.element(eventOf('Treino')).toBeInViewport()
})

test('a sentence of several days, or of what repeats, says so before it is saved', async () => {
  const screen = await open()
  const reading = page.getByRole('dialog', { name: 'Como a frase é lida' })
  await sentence().fill('férias de 20/12/2027 a 3/1/2028')
  await expect.element(reading).toMatchTextContent('seg 20/12 a seg 03/01, o dia todo')
  await sentence().fill('Treino toda terça e quinta 7h até 20/12/2027')
  await expect.element(reading).toMatchTextContent(/07:00 – 08:00 · toda semana: terça, quinta até 20\/12\/2027/)
  await press('Enter')
  await expect
    .poll(() => sentEvents(screen))
    .toEqual([
      expect.objectContaining({
        title: 'Treino',
        repeat_event: true,
        rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
        repeat_end_date: '2027-12-20',
      }),
    ])
})

test('weekdays of which no word says whether they repeat are the next ones, and of every week by a press or a key', async () => {
  const screen = await open()
  const reading = page.getByRole('dialog', { name: 'Como a frase é lida' })
  await sentence().fill('show sexta e sábado 20h')
  await expect.element(reading).toMatchTextContent(/sex \d\d\/\d\d e sáb \d\d\/\d\d, 20:00 – 21:00/)
  await reading.getByRole('button', { name: /^Toda semana/ }).click()
  await expect.element(sentence()).toHaveFocus()
  await expect.element(reading).toMatchTextContent(/20:00 – 21:00 · toda semana: sexta, sábado/)
  await press('ArrowDown')
  await expect.element(reading.getByRole('button', { name: /^Toda semana/ })).toBeVisible()
  await press('Enter')
  await expect
    .poll(() => sentEvents(screen))
    .toMatchObject([
      {
        title: 'show',
        rule: 'FREQ=WEEKLY;BYDAY=FR,SA',
        repeat_end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
  await sentence().fill('treino toda seg e qua 7h')
  await expect.element(reading).toMatchTextContent(/toda semana: segunda, quarta/)
  await expect.element(reading.getByRole('button', { name: /^Só desta vez/ })).not.toBeInTheDocument()
})

test('a sentence of what cannot be says so and is not saved by Enter', async () => {
  const screen = await open()
  const reading = page.getByRole('dialog', { name: 'Como a frase é lida' })
  await sentence().fill('almoço 31/02 12h')
  await expect.element(reading).toMatchTextContent(/31\/02 não existe/)
  await expect.element(reading.getByRole('button', { name: /Enter/ })).toBeDisabled()
  await press('Enter')
  await expect.element(sentence()).toHaveValue('almoço 31/02 12h')
  expect(sentEvents(screen)).toEqual([])
})

test('a sentence without day and hour is opened in the form by Enter, and not saved on the day that is shown', async () => {
  const screen = await open()
  await sentence().fill('asdf')
  await press('Enter')
  await expect.element(page.getByRole('textbox', { name: 'Título' })).toHaveValue('asdf')
  expect(sentEvents(screen)).toEqual([])
})

test('on phones of any width a sentence is read as wide as its buttons are', async () => {
  await open(undefined, undefined, 360)
  await askFor('Novo evento em uma frase')
  await sentence().fill('Peça de teste')
  const reading = page.getByRole('dialog', { name: 'Como a frase é lida' })
  for (const width of [360, 390, 430]) {
    await page.viewport(width, 740)
    await expect.poll(() => reading.element().getBoundingClientRect().width).toBeGreaterThan(250)
    await expect.element(reading).toBeInViewport({ ratio: 1 })
    const labels = [...reading.element().querySelectorAll('.mantine-Button-label')]
    expect(labels.filter((label) => label.scrollWidth > label.clientWidth)).toEqual([])
    await expectFitting()
  }
})

test('the day begins at eight, or with its first event, and no form stands beside it', async () => {
  await open(
    undefined,
    calendarWith(eventWith({ title: 'Cedo', start_date: `${DAY}T06:00`, end_date: `${DAY}T07:00` })),
  )
  await expect.element(eventOf('Cedo')).toBeInViewport()
  await expect.element(hourOf('04:00')).not.toBeInViewport()
  await expect.element(page.getByRole('complementary', { name: 'Novo evento' })).not.toBeInTheDocument()
})

test('three abreast get a wider day, and the whole form covers none', async () => {
  const together = ['Um', 'Dois', 'Três'].map((title, id) => eventWith({ id: id + 1, title }))
  await open(`?view=week&date=${DAY}`, calendarWith(...together))
  for (const title of ['Um', 'Dois', 'Três'])
    expect(eventOf(title).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(84)
  await page.getByRole('button', { name: 'Novo evento' }).first().click()
  await expect.element(form()).toBeVisible()
  const scroller = byCss('[data-day]').first().element().closest('[aria-busy]')!
  expect(scroller.scrollWidth).toBe(scroller.clientWidth)
})

test('on a phone an hour opens the form as a sheet, and the sentence fits', async () => {
  await open(undefined, undefined, 360)
  await askFor('Novo evento em uma frase')
  await expect.element(sentence()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  await hourOf('14:00').click()
  await expect.element(page.getByRole('dialog', { name: 'Novo evento' })).toBeVisible()
})

test('an event that was moved begins at a quarter of an hour and keeps its length', async () => {
  const screen = await open(undefined, calendarWith(eventWith({ title: 'Move' })))
  await dragBy(eventOf('Move'), { y: (HOUR / 60) * 36 })
  await expect
    .poll(() => sentEvents(screen))
    .toMatchObject([{ start_date: utc(`${DAY}T09:30`), end_date: utc(`${DAY}T10:30`) }])
})

test('deadlines that come later leave the first hours in sight, and on a phone the day is named in short', async () => {
  const answers = calendarWith(
    eventWith({ id: 1, title: 'Cedo', start_date: `${DAY}T09:00`, end_date: `${DAY}T10:00` }),
  )
  const dates = hold(() => ({
    data: Array.from({ length: 12 }, (_, id) => ({
      ...{ layer: 'tasks' as const, id, day: DAY, title: `Prazo ${id}`, note: '', to: null, isDone: false },
    })),
  }))
  answers.calendar!.range!.dates = dates.answer
  await open(`?date=${DAY}`, answers, 360)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Qua 10 mar 2027')
  expect(document.title).toContain('Quarta-feira, 10 de março de 2027')
  const scrolled = byCss('[data-hours]').element().closest('[aria-busy]')!
  const { scrollTop } = scrolled
  dates.letGo()
  await expect.element(page.getByText('Prazo 11')).toBeInTheDocument()
  expect(scrolled.scrollTop).toBe(scrollTop)
})
