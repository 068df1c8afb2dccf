import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { DAY_MS } from '#time.ts'
import { expectAccessibleAt } from './accessible.ts'
import { hold, refuse } from './answers.ts'
import { boardWith, cardOf, cardWith, columnOf, expectColumn, openBoard, rowWith } from './board.ts'
import { press } from './keys.ts'
import { byCss } from './selectors.ts'

const box = (locator: Locator) => locator.element().getBoundingClientRect()
const past = new Date(nowMs() - 3 * DAY_MS).toISOString()

test('[BRD-03] a new task is written in its column: Enter saves and takes the next, a blank name is not saved', async () => {
  const cards = Array.from({ length: 12 }, (_, at) => cardWith(at + 1, `Tarefa ${at + 1}`, { status: 'inProgress' }))
  const screen = await openBoard(boardWith(cards))
  const sent = () => (screen.calls('production.board.add') as { nome: string }[]).map(({ nome }) => nome)
  const added =
    (id: number) =>
    ({ nome }: { nome: string }) => ({
      result: true as const,
      data: { card: cardWith(id, nome, { status: 'inProgress' }), counter: id },
    })
  const column = columnOf('Em Progresso')
  const field = column.getByPlaceholder('Write a new task')
  await column.getByRole('button', { name: 'Add task' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('   {Enter}')
  const first = hold(added(13))
  screen.answer({ production: { board: { add: first.answer } } })
  await field.fill('A primeira')
  await press('Enter')
  await field.fill('A segunda')
  await press('Enter')
  await expect.element(field).toHaveValue('')
  // The second waits for the first to be stored, or it could come to lie before it.
  await expect.poll(sent).toEqual(['A primeira'])
  screen.answer({ production: { board: { add: added(14) } } })
  first.letGo()
  await expect
    .poll(() => screen.calls('production.board.add'))
    .toEqual([
      { id_project: 11, nome: 'A primeira', status: 'inProgress' },
      { id_project: 11, nome: 'A segunda', status: 'inProgress' },
    ])
  // The second's takes the place of the first's.
  await expect.poll(() => page.getByText('Saved task successfully').elements()).toHaveLength(1)
  // It ends its column and is scrolled into view.
  await expect.element(page.getByRole('link', { name: 'A segunda' })).toBeInViewport()
  await column.getByRole('button', { name: 'close new task' }).click()
  await expect.element(field).not.toBeInTheDocument()

  screen.answer({ production: { board: { add: refuse('invalid', 'Não.') } } })
  await column.getByRole('button', { name: 'Add task' }).click()
  await field.fill('Não vai')
  await press('Enter')
  await expect.element(page.getByText('Unable to add task')).toBeVisible()
  await expect.element(field).toHaveValue('Não vai')
})

test('[BRD-05] [BRD-06] a card shows its task', async () => {
  await openBoard(
    boardWith([
      cardWith(1, 'Atrasada', { tipo: 'bug', meta: past, preview: `${'x'.repeat(50)}...`, prioridade: 3, assignee: 1 }),
      cardWith(2, 'Sem prazo', { tipo: 'feature', meta: null, image: '/uploads/white.webp' }),
      cardWith(3, 'Com passos', { subtasks: { total: 3, checked: 1 } }),
      cardWith(4, 'Feita tarde', { status: 'Completed', meta: past }),
    ]),
  )
  const late = cardOf(1)
  for (const text of ['11-001 bug', `${'x'.repeat(50)}...`, 'Alta', 'Com Marina'])
    await expect.element(late).toMatchTextContent(text)
  expect(late.element().querySelector('[data-late]')).not.toBeNull()
  expect(cardOf(4).element().querySelector('[data-late]')).toBeNull()
  const edge = (id: number) => getComputedStyle(cardOf(id).element())
  expect([edge(1).borderLeftWidth, edge(1).borderLeftColor]).toEqual(['3px', 'rgb(179, 38, 30)'])
  // Without subtasks it is 100, and so is the bar.
  const bar = (id: number) => cardOf(id).getByRole('progressbar').element()
  expect([1, 3].map((id) => bar(id).getAttribute('aria-valuenow'))).toEqual(['100', '33'])
  expect((bar(1).firstElementChild as HTMLElement).offsetWidth).toBe(bar(1).clientWidth)
  expect(bar(1).clientHeight).toBe(bar(3).clientHeight)
  expect(bar(1).clientWidth).toBeGreaterThan(100)
  await expect.element(cardOf(2)).toMatchTextContent('--/--/----')
  // The button of its menu is seen on any picture.
  expect(cardOf(2).element().querySelector('img')!.getAttribute('src')).toContain('/uploads/white')
  await expect.element(cardOf(2).getByRole('button')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  expect(edge(4).borderLeftWidth).toBe('1px')
})

test('[BRD-03] what a column shows stays within it: filtered, over its limit, beside a folded one', async () => {
  const cards = [
    cardWith(1, 'Nada', { status: 'forDevelopment' }),
    cardWith(2, 'Ponte'.repeat(60), { status: 'forDevelopment' }),
  ]
  const board = boardWith(cards, { wip_limits: { forDevelopment: 1 } })
  board.production!.board!.search = () => ({ data: [2] })
  const screen = await openBoard(board, '?q=Ponte')
  screen.answer({ accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } })
  const column = columnOf('Para Desenvolvimento')
  await expect.element(column).toMatchTextContent('1 de 2')
  await column.getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('button', { name: 'Recolher a coluna Em Progresso' }).click()
  await expect.poll(() => box(columnOf('Em Progresso')).width).toBe(40)
  // Flat buttons reach a little into the gap, so that their texts are in line with the cards.
  for (const button of column.getByRole('button').elements())
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(box(column).right + 8)
  expect(box(columnOf('Em Testes')).x).toBe(box(columnOf('Em Progresso')).x + 40 + 12)
  // A very long name is cut on the card.
  expect(box(column.getByRole('article')).height).toBeLessThan(240)
})

test('[BRD-07] Generate Log copies the names of the whole column', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const board = boardWith([cardWith(1, 'Um'), cardWith(2, 'Dois'), cardWith(3, 'Três')])
  board.production!.board!.search = () => ({ data: [2] })
  const screen = await openBoard(board, '?q=Dois')
  const log = (column: string) => columnOf(column).getByRole('button', { name: 'Generate Log' }).click()
  const names = ['Um', 'Dois', 'Três'].map((nome, at) => rowWith(at + 1, nome))
  screen.answer({
    production: {
      log: ({ status }) => (status === 'inBacklog' ? { data: names, total: 3 } : { data: [], total: 0 }),
    },
  })
  await expectColumn('Backlog', ['Dois'])
  await log('Backlog')
  await expect.element(page.getByText('copiado!')).toBeVisible()
  expect(copied.mock.calls).toEqual([['Um\nDois\nTrês']])
  expect(screen.calls('production.log')[0]).toMatchObject({ id: 11, status: 'inBacklog' })
  await log('Em Testes')
  await expect.element(page.getByText('Nenhum log encontrado para "Em Testes"')).toBeVisible()
  screen.answer({ production: { log: refuse('invalid', 'Não.') } })
  await log('Backlog')
  await expect.element(page.getByText('Erro ao copiar o log')).toBeVisible()
  expect(copied).toHaveBeenCalledOnce()
})

test('a board is accessible in every width and both schemes', async () => {
  await openBoard(
    boardWith([
      cardWith(1, 'A', { meta: past, prioridade: 3, assignee: 1, preview: 'Algo' }),
      cardWith(2, 'B'),
      cardWith(3, 'D', { status: 'inTest' }),
    ]),
  )
  await expect.element(byCss('[data-board]')).toBeVisible()
  await expectAccessibleAt(360, 768, 1440)
})

test('a new card comes where it was named, at the end of its column, and into view', async () => {
  const many = Array.from({ length: 40 }, (_, at) => cardWith(at + 1, `Tarefa ${at + 1}`))
  const made = cardWith(99, 'A mais nova')
  const screen = await openBoard(boardWith(many))
  screen.answer({ production: { board: { add: () => ({ result: true, data: { card: made, counter: 2 } }) } } })
  const column = columnOf('Backlog')
  await column.getByRole('button', { name: 'Add task' }).click()
  const field = column.getByPlaceholder('Write a new task')
  await field.fill('A mais nova')
  await press('Enter')
  await expect.element(column.getByText('A mais nova')).toBeInViewport({ ratio: 1 })
  const [card, box] = [column.getByText('A mais nova'), field].map((one) => one.element().getBoundingClientRect())
  expect(box!.top).toBeGreaterThan(card!.bottom)
  expect(box!.top - card!.bottom).toBeLessThan(100)
})
