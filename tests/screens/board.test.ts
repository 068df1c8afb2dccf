import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nowMs } from '#clock.ts'
import { hold, refuse } from './answers.ts'
import { BOARD, boardWith, cardWith, columnOf, expectColumn, linkOf, openBoard, spoken } from './board.ts'
import { focus, press } from './keys.ts'
import { openScreen } from './screen.tsx'
import { byCss } from './selectors.ts'

const searchField = () => page.getByRole('searchbox', { name: 'Buscar nas tarefas' })
const found = (...ids: number[]) => ({ production: { board: { search: () => ({ data: ids }) } } })
const A = cardWith(1, 'A')
const B = cardWith(2, 'B')
test('filters and the search lie in the address', async () => {
  const screen = await openBoard(
    boardWith([
      cardWith(1, 'Ponte de madeira', { assignee: 1, tipo: 'bug' }),
      cardWith(2, 'Viga', { meta: new Date(0).toISOString() }),
      cardWith(3, 'Outra coisa'),
    ]),
  )
  screen.answer(found(1, 2))
  await searchField().fill('PONTE')
  await expectColumn('Backlog', ['Ponte de madeira', 'Viga'])
  expect(location.search).toBe('?q=PONTE')
  expect(screen.calls('production.board.search').at(-1)).toEqual({ id: 11, q: 'PONTE' })
  await page.getByText('Minhas', { exact: true }).click()
  await expectColumn('Backlog', ['Ponte de madeira'])
  await expect.element(columnOf('Backlog')).toMatchTextContent(/1 de 3/)
  await page.getByRole('button', { name: 'Limpar os filtros' }).click()
  await page.getByText('Atrasadas', { exact: true }).click()
  await expectColumn('Backlog', ['Viga'])
  await screen.go(`${BOARD}?type=bug`)
  await expectColumn('Backlog', ['Ponte de madeira'])
  await screen.go(`${BOARD}?who=nobody`)
  await expectColumn('Backlog', ['Viga', 'Outra coisa'])
})

test('a search that fails says so instead of showing all tasks as found', async () => {
  const screen = await openBoard(boardWith([cardWith(1, 'Ponte'), cardWith(2, 'Viga')]))
  screen.answer({ production: { board: { search: refuse('unexpected', 'Agora não dá.') } } })
  await searchField().fill('ponte')
  const failure = page.getByRole('alert').filter({ hasText: 'A busca não veio' })
  await expect.element(failure).toMatchTextContent(/Agora não dá\./)
  await expect.element(page.getByRole('heading', { name: 'Viga' })).not.toBeInTheDocument()
  const show = (tab: string) => page.getByText(tab, { exact: true }).last().click()
  await show('Back Log')
  await expect.element(failure).toBeVisible()
  screen.answer(found(1))
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(page.getByText('1 tarefa', { exact: true })).toBeVisible()
  await show('Board')
  await expectColumn('Backlog', ['Ponte'])
})

test('a line opened with a search shows nothing as found before its answer', async () => {
  const { answer, letGo } = hold(() => ({ data: [1] }))
  const answers = boardWith([cardWith(1, 'Ponte'), cardWith(2, 'Viga')])
  answers.production!.board!.search = answer
  const screen = await openScreen(`${BOARD}?q=ponte`, { answers })
  await expect.poll(() => screen.calls('production.board.search')).toHaveLength(1)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Estação da horta')
  await expect.element(page.getByRole('status', { name: 'Carregando o quadro…' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Viga' })).not.toBeInTheDocument()
  letGo()
  await expectColumn('Backlog', ['Ponte'])
})

test('on a phone the filters are folded until they are wanted, or one of them is on', async () => {
  const screen = await openBoard(boardWith([A]), '', 360)
  const late = page.getByText('Atrasadas', { exact: true })
  await expect.element(late).not.toBeVisible()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await late.click()
  await expect.poll(() => location.search).toBe('?late=true')
  await screen.go('/dashboard')
  await screen.go(`${BOARD}?late=true`)
  await expect.element(late).toBeVisible()
})

test('letters act until a switch turns them off', async () => {
  const screen = await openBoard(boardWith([A, B, cardWith(4, 'D', { status: 'inTest' })]))
  screen.answer({ accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } })
  await press('j')
  await expect.element(linkOf(1)).toHaveFocus()
  await press('j')
  await expect.element(linkOf(2)).toHaveFocus()
  await press('k')
  await expect.element(linkOf(1)).toHaveFocus()
  await press('4')
  await expect.element(linkOf(4)).toHaveFocus()
  await press('x')
  await expect.element(page.getByText('1 selecionado', { exact: true })).toBeVisible()
  await press('n')
  await expect.element(columnOf('Em Testes').getByPlaceholder('Write a new task')).toHaveFocus()
  await press('Escape', '/')
  await expect.element(searchField()).toHaveFocus()
  focus(linkOf(1))
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click()
  await page.getByRole('switch', { name: 'Usar as letras como atalhos' }).click()
  await press('Escape')
  focus(linkOf(1))
  await press('j')
  await expect.element(linkOf(1)).toHaveFocus()
  // The arrows still go from card to card.
  await press('ArrowDown')
  await expect.element(linkOf(2)).toHaveFocus()
})

test('a column warns above its limit, folds, and keeps what was finished long ago behind a button', async () => {
  const done = (id: number, nome: string, daysAgo: number) =>
    cardWith(id, nome, { status: 'Completed', finished: new Date(nowMs() - daysAgo * 86_400_000).toISOString() })
  const cards = [A, B, done(5, 'Antiga', 31), done(6, 'Nova', 1)]
  const screen = await openBoard(boardWith(cards))
  screen.answer({ accounts: { profile: { choose: () => ({ result: true, data: { counter: 1 } }) } } })
  await expectColumn('Concluído', ['Nova'])
  await expect.element(columnOf('Concluído').getByRole('heading', { level: 2 })).toMatchTextContent(/Concluído/)
  expect(columnOf('Concluído').element().querySelector('header')!.textContent).toContain('2')
  await page.getByRole('button', { name: /^Mostrar mais/ }).click()
  await expectColumn('Concluído', ['Antiga', 'Nova'])
  const column = columnOf('Backlog')
  await column.getByRole('button', { name: 'Limite de Backlog' }).click()
  await page.getByLabelText('Tarefas no máximo').fill('1')
  screen.answer(boardWith(cards, { wip_limits: { inBacklog: 1 } }))
  screen.answer({ production: { board: { limit: () => ({ result: true }) } } })
  await page.getByRole('button', { name: 'Guardar' }).click()
  screen.publish('line:11', 2)
  await expect.element(column).toMatchTextContent(/Acima do limite de 1/)
  expect(screen.calls('production.board.limit')).toEqual([{ id: 11, status: 'inBacklog', limit: 1 }])
  await column.getByRole('button', { name: 'Recolher a coluna Backlog' }).click()
  await expect.element(page.getByRole('button', { name: 'Abrir a coluna Backlog' })).toBeVisible()
  expect(column.getByRole('link').elements()).toHaveLength(0)
  expect(screen.calls('accounts.profile.choose').at(-1)).toEqual({ board_folded: ['inBacklog'] })
  await screen.go('/dashboard')
  await screen.go(BOARD)
  await expect.element(page.getByRole('button', { name: 'Abrir a coluna Backlog' })).toBeVisible()
})

test('of a board of 5,000 tasks only what is in view is in the document, and keys reach its end', async () => {
  const cards = Array.from({ length: 5000 }, (_, index) =>
    cardWith(index + 1, `Tarefa ${index + 1}`, {
      status: index < 3000 ? 'inBacklog' : 'inTest',
      id_text: `11-${index + 1}`,
    }),
  )
  const screen = await openBoard(boardWith(cards))
  // The browser's own line where a list measures more rows than one frame holds.
  screen.allow(/ResizeObserver loop/)
  const drawn = () => byCss('[data-card]').elements().length
  expect(columnOf('Backlog').element().querySelector('header')!.textContent).toContain('3000')
  expect(drawn()).toBeLessThan(80)
  focus(linkOf(1))
  await press('Space', 'End')
  await expect.element(linkOf(1)).toHaveFocus()
  await expect.element(linkOf(1)).toBeInViewport()
  await press('ArrowUp')
  await expect.element(spoken()).toHaveTextContent('Backlog, posição 2999 de 3000')
  await expect.element(linkOf(1)).toHaveFocus()
  await press('Enter')
  await expect
    .poll(() => screen.calls('production.board.move'))
    .toEqual([{ ids: [1], status: 'inBacklog', before: 3000 }])
  expect(drawn()).toBeLessThan(80)
})

const task = () => page.getByRole('dialog', { name: 'Editar Task 11-001' })
test('[BRD-09] the address opens a task, back closes it, and one that is not there is said', async () => {
  const screen = await openBoard(boardWith([A]))
  await linkOf(1).click()
  await expect.poll(() => location.search).toBe('?task=11-001')
  await expect.element(task()).toBeVisible()
  history.back()
  await expect.element(task()).not.toBeInTheDocument()
  await screen.go(`${BOARD}?task=11-001`)
  await expect.element(task()).toBeVisible()
  await screen.go(BOARD)
  screen.answer({ production: { task: { read: refuse('missing', 'Task not found') } } })
  await screen.go(`${BOARD}?task=9-999`)
  await expect.element(page.getByText('Task not found').first()).toBeVisible()
  await expect.poll(() => location.search).toBe('')
})

test('[BRD-09] without a connection a task opens as far as it can, and comes once the connection is back', async () => {
  const screen = await openBoard(boardWith([A]))
  screen.setOnline(false)
  await linkOf(1).click()
  await expect.element(task().getByRole('alert')).toMatchTextContent(/A tarefa não pôde ser lida/)
  screen.setOnline(true)
  await expect.element(task().getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('A')
})

for (const { device, width, rows } of [
  { device: 'a tablet', width: 768, rows: 2 },
  { device: 'a phone', width: 360, rows: 3 },
])
  test(`on ${device} a board begins below ${rows} rows, and what they do not show is a menu`, async () => {
    const title = 'Uma linha cujo nome não cabe em uma linha só, nem em um tablet deitado'
    await openBoard(boardWith([cardWith(1, 'Placa')], { title }), '', width)
    const top = byCss('main > header').element().getBoundingClientRect()
    const room = byCss('[data-board]').element().getBoundingClientRect().top - top.bottom
    // What a finger meets is 44 px high.
    expect(room).toBeLessThan(rows * 44 + (rows + 1) * 19)

    const more = page.getByRole('button', { name: 'Mais ações' })
    await more.click()
    const menu = page.getByRole('dialog', { name: 'Mais ações' })
    const share = menu.getByRole('button', { name: 'Mostrar ao cliente' })
    const shared = page.getByRole('dialog', { name: 'Mostrar ao cliente' })
    await expect.element(menu.getByRole('link', { name: 'Baixar o quadro como CSV' })).toBeVisible()
    await share.click()
    await expect.element(shared).toMatchTextContent('Backlog')
    await press('Escape')
    await expect.element(shared).not.toBeInTheDocument()

    focus(more)
    await press('Enter')
    await expect.element(share).toHaveFocus()
    await press('Enter')
    await expect.element(shared).toBeVisible()
    await press('Escape')
    await expect.element(shared).not.toBeInTheDocument()

    await page.getByRole('button', { name: 'Abrir o menu do quadro' }).click()
    const lines = page.getByRole('navigation', { name: 'Menu do quadro' })
    await expect.element(lines.getByRole('link', { name: 'Back Log' })).toBeVisible()
    await page.getByRole('button', { name: 'Recolher o menu do quadro' }).click()
    await page.getByText('Back Log', { exact: true }).click()
    await expect.poll(() => location.pathname + location.search).toBe(`${BOARD}?tab=backlog`)
  })
