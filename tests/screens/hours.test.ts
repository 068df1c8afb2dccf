import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from './accessible.ts'
import { cutOff } from './answers.ts'
import { answersOf, cellOf, row, SCREEN, TIMER, TODAY, week } from './hours.ts'
import { openScreen } from './screen.tsx'

test('the menu in Portuguese has the hours in Quadros', async () => {
  await openScreen(SCREEN, { as: 'admin', answers: answersOf() })
  const link = (name: string) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name })
  await expect.element(link('Horas')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('Minhas tarefas')).toBeVisible()
  await expect.element(link('Quadros')).not.toHaveAttribute('aria-current')
  await link('Hoje').click()
  await expect.element(link('Quadros')).toBeVisible()
  await expect.element(link('Horas')).not.toBeInTheDocument()
})

test('a cell is written by keys, kept once on Enter, and the focus goes down', async () => {
  const screen = await openScreen(SCREEN, { as: 'admin', answers: answersOf() })
  await cellOf('Ficha de montagem').click()
  await userEvent.keyboard('2,25{Enter}')
  await expect.element(cellOf('Gravar as placas')).toHaveFocus()
  await expect.element(page.getByText(/11-001: 2:15 em/)).toBeVisible()
  expect(screen.calls('hours.set')).toEqual([{ task: 1, day: TODAY, minutes: 135, revision: 1 }])
  await userEvent.keyboard('{ArrowUp}9{Escape}{ArrowDown}')
  expect(screen.calls('hours.set')).toHaveLength(1)
  await userEvent.keyboard('25{Enter}')
  await expect.element(page.getByText('25 são 25:00 horas, e um dia tem 24. Minutos levam um m: 90m.')).toBeVisible()
  // It stays where it was typed, to be put right, also when the cell is left.
  await expect.element(cellOf('Gravar as placas')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(cellOf('Gravar as placas')).toHaveValue('25')
  await expect.element(cellOf('Gravar as placas')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.calls('hours.set')).toHaveLength(1)
  await cellOf('Gravar as placas').click()
  await userEvent.keyboard('2{Enter}')
  await expect.poll(() => screen.calls('hours.set').at(-1)).toMatchObject({ task: 2, minutes: 120 })
})

test('without a connection what was written stays in its cell, and is sent when there is one', async () => {
  const screen = await openScreen(SCREEN, { as: 'admin', answers: answersOf({ set: cutOff }) })
  await cellOf('Gravar as placas').click()
  await userEvent.keyboard('45m{Enter}')
  await expect.element(page.getByText(/^Sem conexão: as horas ficam aqui/)).toBeVisible()
  await expect.element(cellOf('Gravar as placas')).toHaveValue('0:45')
  screen.answer(answersOf())
  await expect.poll(() => screen.calls('hours.set').length).toBeGreaterThan(1)
  await expect.element(page.getByText(/11-002: 0:45 em/)).toBeVisible()
})

test('h starts the timer of the row, the top bar shows what runs, and its button stops it', async () => {
  const stop = () => ({ result: true as const, data: { id_text: '11-002', minutes: 42 } })
  const screen = await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({ timer: { read: () => ({ data: { running: TIMER, stopped: [] } }), stop } }),
  })
  const clock = page.getByRole('timer', { name: 'Relógio ligado em 11-002' })
  await expect.element(clock).toHaveTextContent('0:42Gravar as placas')
  await cellOf('Gravar as placas').click()
  await userEvent.keyboard('h')
  await expect.element(page.getByText('Relógio parado: 0:42 em 11-002.')).toBeVisible()
  expect(screen.calls('hours.timer.stop')).toEqual([{ id: 5 }])
})

test('a timer that stopped by itself asks how long it was', async () => {
  const stopped = [{ ...TIMER, seconds: 15_120, ended: '2026-11-23T16:12:00.000Z' }]
  const settle = () => ({ result: true as const, data: { id_text: '11-002', minutes: 180 } })
  const screen = await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({ timer: { read: () => ({ data: { running: null, stopped } }), settle } }),
  })
  await expect.element(page.getByText(/Foram 4:12\?/)).toBeVisible()
  await page.getByRole('button', { name: 'Corrigir' }).click()
  await page.getByRole('textbox', { name: 'Quanto durou' }).fill('3h')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.calls('hours.timer.settle')).toEqual([{ id: 5, minutes: 180 }])
})

test('in a narrow window there is a day’s list, which fits and is accessible', async () => {
  await openScreen(SCREEN, { as: 'admin', answers: answersOf(), viewport: { width: 360, height: 740 } })
  await expect.element(cellOf('Ficha de montagem')).toBeVisible()
  await expect.poll(() => page.getByRole('textbox').elements()).toHaveLength(2)
  await expectAccessible()
})

test('in a wide one the week is accessible', async () => {
  await openScreen(SCREEN, { as: 'admin', answers: answersOf(), viewport: { width: 1440, height: 900 } })
  await expect.element(cellOf('Ficha de montagem')).toBeVisible()
  await expectAccessible()
})

const UNBILLED = {
  ...{ project_id: 11, project: 'Estação da horta', client: 'Viveiro Sítio Novo', minutes: 140, since: '2026-11-02' },
  lines: [{ minutes: 80, hours: 1.333, price: 110, total: 146.63 }],
  ...{ total: 146.63, closed: false },
}
const CLOSED = { ...UNBILLED, project_id: 12, project: 'Painel', lines: [], total: 0, closed: true }
const withUnbilled = (bill: () => { result: true; data: { budget: number } }) =>
  answersOf({
    billing: {
      list: () => ({ data: { projects: [UNBILLED, CLOSED], billed: [] } }),
      bill,
      throwAway: () => ({ result: true as const }),
    },
  })

test('hours not billed become a draft by one click that says their total before, and are given back by undo', async () => {
  const screen = await openScreen(SCREEN, {
    as: 'admin',
    answers: withUnbilled(() => ({ result: true as const, data: { budget: 15 } })),
  })
  await expect.element(page.getByRole('button', { name: 'Escolha o que faturar' })).toBeDisabled()
  await expect.element(page.getByText('preço fechado')).toBeVisible()
  const startOf = (name: string, role: 'columnheader' | 'cell') => {
    const range = document.createRange()
    range.selectNodeContents(page.getByRole(role, { name, exact: true }).first().element())
    return range.getBoundingClientRect().left
  }
  expect(startOf('Viveiro Sítio Novo', 'cell')).toBe(startOf('Cliente', 'columnheader'))
  await page.getByRole('checkbox', { name: 'Estação da horta' }).click()
  await page.getByRole('button', { name: /^Fazer orçamento com 1:20, R\$\s146,63$/ }).click()
  await expect.element(page.getByText(/^Rascunho 0015: 1:20/)).toBeVisible()
  const projects = [{ project_id: 11, total: 146.63, minutes: 80 }]
  expect(screen.calls('hours.billing.bill')).toEqual([{ projects }])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => screen.calls('hours.billing.throwAway')).toEqual([{ id: 15 }])
})

test('the draft that was made of hours is shown as a link that has the focus', async () => {
  const answers = withUnbilled(() => {
    const billed = [{ budget: 15, client: 'Viveiro Sítio Novo', minutes: 80, draft: true }]
    const list = () => ({ data: { projects: [CLOSED], billed } })
    screen.answer(answersOf({ billing: { list, throwAway: () => ({ result: true as const }) } }))
    return { result: true as const, data: { budget: 15 } }
  })
  const screen = await openScreen(SCREEN, { as: 'admin', answers })
  await page.getByRole('checkbox', { name: 'Estação da horta' }).click()
  await page.getByRole('button', { name: /^Fazer orçamento com/ }).click()
  const draft = page.getByRole('link', { name: 'Abrir o rascunho 0015' })
  await expect.element(draft).toHaveFocus()
  await expect.element(draft).toBeVisible()
})

test('on a tablet a project that was not billed has its name in no more than two lines', async () => {
  const project = { ...UNBILLED, project: 'Estação da horta: sonda e caixa' }
  await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({ billing: { list: () => ({ data: { projects: [project], billed: [] } }) } }),
    viewport: { width: 768, height: 900 },
  })
  const name = page.getByRole('checkbox', { name: project.project })
  await expect.element(name).toBeVisible()
  const label = (name.element() as HTMLInputElement).labels![0]!
  expect(label.getBoundingClientRect().height).toBeLessThan(60)
})

test('who does not see costs is shown neither figures nor what is not billed', async () => {
  const screen = await openScreen(SCREEN, { as: 'staff', answers: { hours: answersOf().hours! } })
  await expect.element(cellOf('Ficha de montagem')).toBeVisible()
  expect(page.getByText('Valores').elements()).toEqual([])
  expect(page.getByText('Ainda não faturadas').elements()).toEqual([])
  expect([screen.calls('hours.billing.list'), screen.calls('hours.rates.list')]).toEqual([[], []])
})

test('what an hour is sold for is said with its first day', async () => {
  const rates = [{ id: 1, kind: 'price' as const, from: '2026-01-01', amount: 110 }]
  const screen = await openScreen(`${SCREEN}?parte=valores`, {
    as: 'admin',
    answers: answersOf({
      rates: {
        list: () => ({ data: { people: [{ id: 2, name: 'Davi', rates }], projects: [] } }),
        set: () => ({ result: true as const }),
      },
    }),
  })
  await page.getByRole('button', { name: /^Preço da hora, Davi: R\$\s110,00$/ }).click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('125,50')
  await page.getByRole('textbox', { name: 'A partir de' }).fill('01/12/2026')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const sent = { kind: 'price', user: 2, project: null, from: '2026-12-01', amount: 125.5 }
  await expect.poll(() => screen.calls('hours.rates.set')).toEqual([sent])
  await expectAccessible()
})

const SUGGESTED = {
  ...{ app: 'KiCad', start: 1_795_183_500, day: TODAY, from: '14:05', to: '16:20', minutes: 135 },
  task: null,
}

test('a stretch of screen time counts once one has chosen its task and confirmed it', async () => {
  const { cells: _, ...task } = row(2, 'Gravar as placas')
  const screen = await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({
      tasks: () => ({ data: [task] }),
      suggestions: {
        list: () => ({ data: [SUGGESTED] }),
        confirm: () => ({ result: true as const, data: { minutes: 135 } }),
      },
    }),
  })
  await expect.element(page.getByRole('button', { name: 'Confirmar: KiCad, 2:15' })).toBeDisabled()
  await page.getByRole('button', { name: 'Em que tarefa? KiCad, 2:15' }).click()
  await page.getByRole('textbox', { name: 'Número, nome ou projeto' }).fill('placas')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Confirmar: KiCad, 2:15' }).click()
  const sent = { app: 'KiCad', start: SUGGESTED.start, minutes: 135, task: 2 }
  await expect.poll(() => screen.calls('hours.suggestions.confirm')).toEqual([sent])
  await expectAccessible()
})

test('the note of a cell is written below the grid, kept with its revision, and billed hours of gone tasks are told', async () => {
  const gone = [{ day: TODAY, minutes: 60, worked_on: '12-001 Antena', budget: 7 }]
  const screen = await openScreen(SCREEN, {
    as: 'admin',
    answers: answersOf({ week: () => ({ data: week, gone }) }),
  })
  await expect.element(page.getByText(/1:00 h em 12-001 Antena \(excluída\), no orçamento 0007/)).toBeVisible()
  await cellOf('Ficha de montagem').click()
  const note = page.getByRole('textbox', { name: /^Nota: Ficha de montagem/ })
  await userEvent.fill(note, 'Solda refeita')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => screen.calls('hours.set'))
    .toEqual([{ task: 1, day: TODAY, minutes: 90, note: 'Solda refeita', revision: 1 }])
  await expectAccessible()
})

test('the tasks to choose from fit their dialog, whatever their names', async () => {
  const long = 'Perguntar a três clientes o que eles não acharam, e anotar o que disseram'
  const data = Array.from({ length: 9 }, (_, at) => {
    const { task, id_text, project_id, to } = row(at + 1, '')
    return { task, id_text, project_id, to, nome: long, project: `Estação da horta: ${long}` }
  })
  const viewport = { width: 1440, height: 500 }
  await openScreen(SCREEN, { as: 'admin', answers: answersOf({ tasks: () => ({ data }) }), viewport })
  await page.getByRole('button', { name: 'Outra tarefa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Em que tarefa?' })
  await expect.element(dialog.getByRole('button', { name: /^11-001/ })).toBeVisible()
  const { right } = dialog.element().getBoundingClientRect()
  for (const part of dialog.element().querySelectorAll('input, li, li *'))
    expect(part.getBoundingClientRect().right).toBeLessThan(right)
  expect(dialog.getByRole('list').element().getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight / 2)
})
