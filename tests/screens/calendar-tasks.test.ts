import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { refuse } from './answers.ts'
import { askFor, calendarWith, DAY, eventOf, eventWith, hourOf, sentEvents, toast, utc } from './calendar.ts'
import { sessionIn } from './frame.ts'
import { press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const TASK = {
  id: 7,
  id_text: '12-001',
  nome: 'Soldar a placa',
  project: 'Sensor',
  to: '/dashboard/production-line/12?task=12-001',
}
const PLANNED = [
  { ...TASK, due: '2027-03-09', estimate: 90, times: [] },
  { ...TASK, id: 8, id_text: '12-002', nome: 'Medir', due: null, estimate: null, times: [utc(`${DAY}T16:00`)] },
]

/** The calendar in Portuguese, beside whose hours the tasks stand. */
async function open(query = `?date=${DAY}`, { width = 1440, events = [] as ReturnType<typeof eventWith>[] } = {}) {
  const answers = calendarWith(...events)
  const screen = await openScreen(`/dashboard/calendar${query}`, {
    answers: {
      ...answers,
      calendar: {
        ...answers.calendar,
        tasks: { mine: () => ({ data: PLANNED, total: 3 }), read: () => ({ data: TASK }) },
      },
      accounts: {
        session: sessionIn('portuguese'),
        profile: { choose: () => ({ result: true, data: { counter: 1 } }) },
      },
    },
    viewport: { width, height: width > 600 ? 900 : 740 },
  })
  await expect.element(byCss('[aria-busy="true"]')).not.toBeInTheDocument()
  return screen
}

const tray = () => page.getByRole('complementary', { name: 'Minhas tarefas' })
const switchTray = () => page.getByRole('button', { name: 'Minhas tarefas', exact: true })
const card = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
const pointIn = (element: Element, x: number, y: number): [number, number] => {
  const box = element.getBoundingClientRect()
  return [box.x + x, box.y + y]
}

test('a task dragged onto an hour makes an event of its length linked to it, with undo; Escape makes none', async () => {
  const screen = await open()
  await switchTray().click()
  await expect.element(card('Soldar a placa')).toMatchTextContent(/12-001.*09\/03/)
  await expect.element(card('Soldar a placa').getByRole('link', { name: 'Abrir a tarefa 12-001' })).toBeVisible()
  await expect.element(card('Medir')).toMatchTextContent(/qua 10\/03 16:00/)
  await expect.element(tray()).toMatchTextContent(/Mais 1 em/)
  hourOf('14:00').element().scrollIntoView({ block: 'center' })
  const from = () => pointIn(card('Soldar a placa').element(), 40, 30)
  const to = () => pointIn(hourOf('14:00').element(), 60, 3)
  await commands.mouse([{ to: from() }, 'down', { to: to(), steps: 6 }])
  await expect.element(byCss('[data-kind="dragged"]')).toMatchTextContent(/14:00 – 15:30/)
  await press('Escape')
  await expect.element(byCss('[data-kind="dragged"]')).not.toBeInTheDocument()
  await commands.mouse(['up'])
  await screen.quiet()
  expect(sentEvents(screen)).toEqual([])
  await commands.mouse([{ to: from() }, 'down', { to: to(), steps: 6 }, 'up'])
  await expect
    .poll(() => sentEvents(screen))
    .toMatchObject([{ title: 'Soldar a placa', task: 7, start_date: `${DAY}T14:00`, end_date: `${DAY}T15:30` }])
  await expect.element(toast('12-001 em qua 10/03, 14:00 – 15:30')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('calendar.remove')).toMatchObject([{ id: 1, scope: 'all' }])
})

test('a drop that is refused says why, and one beside the hours makes nothing', async () => {
  const screen = await open(`?date=${DAY}&view=week`)
  await switchTray().click()
  const from = () => pointIn(card('Medir').element(), 40, 30)
  await commands.mouse([{ to: from() }, 'down', { to: pointIn(tray().element(), 100, 600), steps: 4 }, 'up'])
  await screen.quiet()
  expect(sentEvents(screen)).toEqual([])
  screen.answer({ calendar: { save: refuse('invalid', 'Esta tarefa não existe mais, ou não é de um quadro seu.') } })
  const hours = byCss('[data-hours]').element()
  hours.querySelector('[data-slot]')!.scrollIntoView({ block: 'center' })
  await commands.mouse([{ to: from() }, 'down', { to: pointIn(hours, 200, 620), steps: 6 }, 'up'])
  await expect.element(toast('Esta tarefa não existe mais, ou não é de um quadro seu.')).toBeVisible()
})

test('by keys: v shows the tasks, Enter marks a time for one in the form; the address of a task does too', async () => {
  const screen = await open(`?date=${DAY}&view=month`)
  await press('v')
  await expect.element(tray()).toMatchTextContent(/Escolha uma para marcar a hora/)
  await expectAccessible()
  ;(card('Soldar a placa').getByRole('button').element() as HTMLElement).focus()
  await press('Enter')
  const form = page.getByRole('complementary', { name: 'Novo evento' }).getByRole('form')
  await expect.element(form.getByLabelText('Título')).toHaveValue('Soldar a placa')
  await expect.element(form.getByLabelText('Hora final')).toHaveValue('10:30')
  await expect.element(form.getByRole('link', { name: '12-001 Soldar a placa' })).toBeVisible()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => sentEvents(screen)).toMatchObject([{ title: 'Soldar a placa', task: 7 }])
  await screen.go(`/dashboard/calendar?date=${DAY}&plan=7`)
  await expect.element(form.getByRole('link', { name: '12-001 Soldar a placa' })).toBeVisible()
  await expect.poll(() => location.search).not.toContain('plan')
})

test('an event shows its task and is parted from it', async () => {
  const screen = await open(`?date=${DAY}&event=1`, { events: [eventWith({ id: 1, title: 'Bancada', task: 7 })] })
  const form = page.getByRole('complementary', { name: 'Evento' }).getByRole('form')
  await expect.element(form.getByRole('link', { name: '12-001 Soldar a placa' })).toHaveAttribute('href', TASK.to)
  await expect.element(eventOf('Bancada').getByRole('img', { name: 'De uma tarefa' })).toBeVisible()
  await form.getByRole('button', { name: 'Desligar da tarefa' }).click()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => sentEvents(screen)).toMatchObject([{ id: 1, task: 0 }])
})

test('all tools stand in one row of the day at 1440, and fit a phone; the tasks are a sheet there', async () => {
  await open()
  const tools = byCss('[data-tools]')
  /** Tools that begin below the first one, whatever their heights. */
  const rows = () => {
    const boxes = [...tools.element().children]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 0)
    return new Set(boxes.map(({ y, height }) => Math.round((y + height / 2 - boxes[0]!.y) / 30))).size
  }
  await expect.poll(rows).toBe(1)
  await page.viewport(360, 740)
  await expect.poll(() => document.documentElement.scrollWidth).toBe(360)
  expect(rows()).toBeLessThanOrEqual(3)
  await askFor('Minhas tarefas')
  const sheet = page.getByRole('dialog', { name: 'Minhas tarefas' })
  await sheet.getByRole('button', { name: 'Medir', exact: true }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Novo evento' }).getByLabelText('Título')).toHaveValue('Medir')
})

test('a task whose project has a long name stays within the pane', async () => {
  const screen = await open()
  const named = { ...PLANNED[0]!, project: 'Estação da horta: sonda, caixa, bateria e painel solar' }
  screen.answer({ calendar: { tasks: { mine: () => ({ data: [named], total: 1 }) } } })
  await switchTray().click()
  await expect.element(card('Soldar a placa')).toMatchTextContent(/painel solar/)
  const pane = tray().element().getBoundingClientRect()
  expect(card('Soldar a placa').element().getBoundingClientRect().right).toBeLessThan(pane.right - 8)
})

test('the tasks are searched, and the palette leads to them', async () => {
  const screen = await open()
  await screen.go('/dashboard/calendar?tasks=true')
  await expect.element(tray()).toBeVisible()
  await expect.poll(() => location.search).not.toContain('tasks')
  const field = tray().getByRole('searchbox', { name: 'Buscar nas tarefas' })
  screen.answer({
    calendar: { tasks: { mine: ({ q }) => ({ data: PLANNED.filter(({ nome }) => nome === q), total: 0 }) } },
  })
  await field.fill('Medir')
  await expect.element(card('Soldar a placa')).not.toBeInTheDocument()
  await expect.element(card('Medir')).toBeVisible()
  await field.fill('nada')
  await expect.element(tray()).toMatchTextContent('Nenhuma tarefa sua por fazer com “nada”.')
  await tray().getByRole('button', { name: 'Limpar a busca' }).click()
  await expect.element(card('Soldar a placa')).toBeVisible()
  await page.getByRole('button', { name: 'Ir para…' }).click()
  await page.getByPlaceholder('Ir para…').fill('marcar hora')
  await expect.element(page.getByRole('button', { name: /Marcar hora para uma tarefa/ })).toBeVisible()
})
