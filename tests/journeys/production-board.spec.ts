import type { Locator, Page } from '@playwright/test'
import { queryDatabase } from './database.ts'
import { CUT_OFF, cutCalls, failCalls, holdCall } from './network.ts'
import { makePicture } from './pictures.ts'
import {
  addLine,
  addTasks,
  boardPath,
  cardOf,
  columnOf,
  dragOver,
  expectColumn,
  linkOf,
  setTask,
  storedColumn,
} from './production.ts'
import { expect, expectAccessible, startBeside, stopSite, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

const COLUMNS = ['Backlog', 'Para Desenvolvimento', 'Em Progresso', 'Em Testes', 'Concluído']

async function openBoard(page: Page, line: number, query = '') {
  await page.goto(boardPath(line) + query)
  await expect(page.locator('[data-board]')).toBeVisible()
}

test('[BRD-01] [BRD-02] [BRD-03] a line shows its menu, where one is, and five columns with their counts', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  const other = await addLine(site)
  await addTasks(admin, line.id, ['Um', 'Dois'])
  await addTasks(admin, line.id, ['Três'], 'inTest')
  await openBoard(page, line.id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(line.title)
  const crumbs = page.getByRole('navigation', { name: 'Você está em' })
  await expect(crumbs.getByRole('listitem')).toHaveText([line.title, 'Board', '3 itens'])
  await expect(page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })).toHaveText(COLUMNS)
  await expectColumn(page, 'Backlog', ['Um', 'Dois'])
  await expect(columnOf(page, 'Backlog').locator('header')).toContainText('2')
  const menu = page.getByRole('navigation', { name: 'Linha' })
  await expect(menu.getByRole('link', { name: `${other.id} / ${other.title}` })).toBeVisible()
  await menu.getByRole('link', { name: 'Back Log' }).click()
  await expect(page).toHaveURL(`${boardPath(line.id)}?tab=backlog`)
  await expect(crumbs.getByRole('listitem').nth(1)).toHaveText('Back Log')
  await page.getByText('Board', { exact: true }).last().click()
  await expect(page.locator('[data-board]')).toBeVisible()
  await menu.getByRole('link', { name: `${other.id} / ${other.title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title)
  await menu.getByRole('button', { name: 'Recolher o menu da linha' }).click()
  await expect(menu.getByRole('link')).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Abrir o menu da linha' }).click()
  await menu.getByRole('link', { name: 'Production Line' }).click()
  await expect(page).toHaveURL('/dashboard/production-line')

  // The route coffe shows the line that was opened last.
  await page.goto('/coffe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title)
  await expect(page).toHaveURL('/coffe')
})

test('[BRD-03] a new task is written in its column: Enter saves and takes the next, a blank name is not saved', async ({
  page,
  site,
  admin,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const line = await addLine(site)
  await addTasks(
    admin,
    line.id,
    Array.from({ length: 12 }, (_, at) => `Tarefa ${at + 1}`),
    'inProgress',
  )
  await openBoard(page, line.id)
  const column = columnOf(page, 'Em Progresso')
  await column.getByRole('button', { name: 'Add task' }).click()
  const field = column.getByPlaceholder('Write a new task')
  await expect(field).toBeFocused()
  await field.fill('   ')
  await field.press('Enter')
  const letGo = await holdCall(page, '/line-task-add')
  const sent: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/line-task-add') && sent.push(request.postDataJSON().nome))
  await field.fill('A primeira')
  await field.press('Enter')
  await field.fill('A segunda')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  // The second waits for the first to be stored, or it could come to lie before it.
  await expect.poll(() => sent).toEqual(['A primeira'])
  letGo()
  await expect(page.getByText('Saved task successfully')).toHaveCount(2)
  // It ends its column and is scrolled into view.
  await expect(page.getByRole('link', { name: 'A segunda' })).toBeInViewport()
  await expect.poll(() => storedColumn(admin, line.id, 'inProgress')).toHaveLength(14)
  expect((await storedColumn(admin, line.id, 'inProgress')).slice(-2)).toEqual(['A primeira', 'A segunda'])
  await column.getByRole('button', { name: 'close new task' }).click()
  await expect(field).toHaveCount(0)

  const mend = await failCalls(page, '/line-task-add', 400, 'Não.')
  await column.getByRole('button', { name: 'Add task' }).click()
  await field.fill('Não vai')
  await field.press('Enter')
  await expect(page.getByText('Unable to add task')).toBeVisible()
  await expect(field).toHaveValue('Não vai')
  await mend()
})

test('[BRD-04] cards are dragged by the mouse, several at once too, and the move is taken back', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  const [a, b, c] = await addTasks(admin, line.id, ['A', 'B', 'C'])
  const [d, e] = await addTasks(admin, line.id, ['D', 'E'], 'inProgress')
  await openBoard(page, line.id)
  await dragOver(page, cardOf(page, b!), cardOf(page, d!), 'lower')
  await expectColumn(page, 'Em Progresso', ['D', 'B', 'E'])
  await expectColumn(page, 'Backlog', ['A', 'C'])
  await expect.poll(() => storedColumn(admin, line.id, 'inProgress')).toEqual(['D', 'B', 'E'])
  // To be dragged is not to be opened.
  await expect(page).toHaveURL(boardPath(line.id))

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
  await expect.poll(() => storedColumn(admin, line.id, 'inBacklog')).toEqual(['A', 'B', 'C'])

  await linkOf(page, a!).click({ modifiers: ['ControlOrMeta'] })
  await linkOf(page, c!).click({ modifiers: ['Shift'] })
  await linkOf(page, b!).click({ modifiers: ['ControlOrMeta'] })
  await expect(page.getByText('2 selecionados')).toBeVisible()
  await dragOver(page, cardOf(page, c!), cardOf(page, e!), 'upper')
  await expectColumn(page, 'Em Progresso', ['D', 'A', 'C', 'E'])
  await expect.poll(() => storedColumn(admin, line.id, 'inProgress')).toEqual(['D', 'A', 'C', 'E'])
  await page.keyboard.press('ControlOrMeta+z')
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
  await expect.poll(() => storedColumn(admin, line.id, 'inBacklog')).toEqual(['A', 'B', 'C'])

  // Esc ends a drag without a move.
  const from = (await cardOf(page, a!).boundingBox())!
  await page.mouse.move(from.x + 60, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(from.x + 400, from.y + 60, { steps: 6 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
})

test('[BRD-04] cards are moved by keys, each step spoken', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B', 'C'])
  await addTasks(admin, line.id, ['D'], 'forDevelopment')
  await openBoard(page, line.id)
  const spoken = page.locator('[aria-live="assertive"]')
  await linkOf(page, a!).focus()
  await page.keyboard.press('Space')
  await expect(spoken).toContainText('Backlog, posição 1 de 3')
  await page.keyboard.press('ArrowDown')
  await expect(spoken).toHaveText('Backlog, posição 2 de 3')
  await expectColumn(page, 'Backlog', ['B', 'A', 'C'])
  await page.keyboard.press('ArrowRight')
  await expect(spoken).toHaveText('Para Desenvolvimento, posição 2 de 2')
  await expect(linkOf(page, a!)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(spoken).toHaveText('Para Desenvolvimento, posição 1 de 2')
  await page.keyboard.press('Escape')
  await expect(spoken).toContainText('De volta a Backlog, posição 1 de 3')
  await expectColumn(page, 'Backlog', ['A', 'B', 'C'])
  await expect(linkOf(page, a!)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(spoken).toContainText('Solto: Para Desenvolvimento, posição 2 de 2')
  await expectColumn(page, 'Para Desenvolvimento', ['D', 'A'])
  await expect(linkOf(page, a!)).toBeFocused()
  await expect.poll(() => storedColumn(admin, line.id, 'forDevelopment')).toEqual(['D', 'A'])
})

test('[BRD-04] a card is moved by its menu', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  await addTasks(admin, line.id, ['D', 'E'], 'inTest')
  await openBoard(page, line.id)
  await page.getByRole('button', { name: `Ações de ${a!.id_text}` }).click()
  await page.getByRole('menuitem', { name: 'Mover para…' }).click()
  const dialog = page.getByRole('dialog', { name: `Mover ${a!.id_text} para…` })
  await dialog.getByLabel('Coluna').first().click()
  await page.getByRole('option', { name: 'Em Testes' }).click()
  await dialog.getByLabel('Lugar').first().click()
  await page.getByRole('option', { name: /^Antes de .* E$/ }).click()
  await dialog.getByRole('button', { name: 'Mover' }).click()
  await expectColumn(page, 'Em Testes', ['D', 'A', 'E'])
  await expect.poll(() => storedColumn(admin, line.id, 'inTest')).toEqual(['D', 'A', 'E'])
})

test('a move that is refused is taken back with the reason, one that was cut off too', async ({
  page,
  site,
  admin,
  complaints,
}) => {
  complaints.allow(CUT_OFF, /status of 409/)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  const [d] = await addTasks(admin, line.id, ['D'], 'inProgress')
  await openBoard(page, line.id)
  const mend = await failCalls(page, '/line-task-move', 409, 'Agora não dá.')
  await dragOver(page, cardOf(page, a!), cardOf(page, d!))
  await expect(page.getByText('Agora não dá.')).toBeVisible()
  await expectColumn(page, 'Backlog', ['A', 'B'])
  await mend()
  const reconnect = await cutCalls(page, '/line-task-move')
  await dragOver(page, cardOf(page, a!), cardOf(page, d!))
  await expect(page.getByText('Não foi possível falar com o servidor.', { exact: false })).toBeVisible()
  await expectColumn(page, 'Backlog', ['A', 'B'])
  await reconnect()
  expect(await storedColumn(admin, line.id, 'inBacklog')).toEqual(['A', 'B'])
})

test('[BRD-05] [BRD-06] a card shows its task', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a, b, c] = await addTasks(admin, line.id, ['Atrasada', 'Sem prazo', 'Com passos'])
  const [done] = await addTasks(admin, line.id, ['Feita tarde'], 'Completed')
  const past = new Date(Date.now() - 3 * 86_400_000)
  await setTask(site, a!.id, { tipo: 'bug', meta: past, descricao: 'x'.repeat(60), prioridade: 3, assignee_id: 1 })
  await setTask(site, b!.id, { meta: null, tipo: 'feature' })
  await setTask(site, done!.id, { meta: past })
  const picture = { name: 'branca.png', mimeType: 'image/png', buffer: await makePicture(400, 200) }
  await admin.post('/api/v1/line-task', { multipart: { task: JSON.stringify({ id: b!.id }), attachments: picture } })
  for (const checked of [true, false, false])
    await queryDatabase(site, 'insert into task_subtasks (task_id, task, checked, position) values ($1, $2, $3, 1)', [
      c!.id,
      'Passo',
      checked,
    ])
  await openBoard(page, line.id)
  const late = cardOf(page, a!)
  await expect(late).toContainText(`${a!.id_text} bug`)
  await expect(late).toContainText(`${'x'.repeat(50)}...`)
  await expect(late).toContainText('Alta')
  await expect(late).toContainText('Com Marina')
  await expect(late).toHaveCSS('border-left-width', '3px')
  await expect(late).toHaveCSS('border-left-color', 'rgb(179, 38, 30)')
  await expect(late.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(cardOf(page, b!)).toContainText('--/--/----')
  // The button of its menu is seen on any picture.
  await expect(cardOf(page, b!).locator('img')).toBeVisible()
  await expect(cardOf(page, b!).getByRole('button')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(cardOf(page, c!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  await expect(cardOf(page, done!)).toHaveCSS('border-left-width', '1px')
})

test('[BRD-03] what a column shows stays within it: filtered, over its limit, beside a folded one', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  await queryDatabase(site, 'update production_lines set wip_limits = $2 where project_id = $1', [
    line.id,
    JSON.stringify({ forDevelopment: 1 }),
  ])
  await addTasks(admin, line.id, ['Nada', 'Ponte'.repeat(60)], 'forDevelopment')
  await openBoard(page, line.id, '?q=Ponte')
  const column = columnOf(page, 'Para Desenvolvimento')
  await expect(column).toContainText('1 de 2')
  await column.getByRole('button', { name: 'Add task' }).click()
  await page.getByRole('button', { name: 'Recolher a coluna Em Progresso' }).click()
  const box = async (locator: Locator) => (await locator.boundingBox())!
  const outer = await box(column)
  for (const button of await column.getByRole('button').all()) {
    const { x, width } = await box(button)
    // Flat buttons reach a little into the gap, so that their texts are in line with the cards.
    expect(x + width).toBeLessThanOrEqual(outer.x + outer.width + 8)
  }
  const folded = await box(columnOf(page, 'Em Progresso'))
  expect(folded.width).toBe(40)
  expect((await box(columnOf(page, 'Em Testes'))).x).toBe(folded.x + 40 + 12)
  // A very long name is cut on the card.
  expect((await box(column.getByRole('article'))).height).toBeLessThan(240)
})

test('[BRD-09] a task whose code could not be loaded leaves the board as it is, and opens at the next try', async ({
  page,
  site,
  admin,
  complaints,
}) => {
  complaints.allow(CUT_OFF)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A'])
  const code = '**/assets/modal-*.js'
  await page.route(code, (route) => route.abort())
  await openBoard(page, line.id)
  await linkOf(page, a!).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A tarefa não pôde ser aberta.' })).toBeVisible()
  await expectColumn(page, 'Backlog', ['A'])
  await page.unroute(code)
  await linkOf(page, a!).click()
  await expect(page.getByRole('dialog', { name: `Editar Task ${a!.id_text}` })).toBeVisible()
})

test('[BRD-09] without a connection a task opens as far as it can, and comes once the connection is back', async ({
  page,
  context,
  site,
  admin,
  complaints,
}) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A'])
  const code = page.waitForResponse(/assets\/modal-.*js$/)
  await openBoard(page, line.id)
  await (await code).finished()
  await context.setOffline(true)
  await expect(page.getByText('Sem notícias do servidor')).toBeVisible()
  await linkOf(page, a!).click()
  const dialog = page.getByRole('dialog', { name: `Editar Task ${a!.id_text}` })
  await expect(dialog.getByRole('alert')).toContainText('A tarefa não pôde ser lida')
  await context.setOffline(false)
  await expect(dialog.getByLabel('Nome')).toHaveValue('A')
})

test('[BRD-07] Generate Log copies the names of the whole column', async ({
  page,
  site,
  admin,
  context,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const line = await addLine(site)
  await addTasks(admin, line.id, ['Um', 'Dois', 'Três'])
  await openBoard(page, line.id, '?q=Dois')
  await expectColumn(page, 'Backlog', ['Dois'])
  await columnOf(page, 'Backlog').getByRole('button', { name: 'Generate Log' }).click()
  await expect(page.getByText('copiado!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Um\nDois\nTrês')
  await columnOf(page, 'Em Testes').getByRole('button', { name: 'Generate Log' }).click()
  await expect(page.getByText('Nenhum log encontrado para "Em Testes"')).toBeVisible()
  await failCalls(page, '/line-task-log-status', 400, 'Não.')
  await columnOf(page, 'Backlog').getByRole('button', { name: 'Generate Log' }).click()
  await expect(page.getByText('Erro ao copiar o log')).toBeVisible()
})

test('[BRD-09] the address opens a task, back closes it, and one that is not there is said', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A'])
  await openBoard(page, line.id)
  await linkOf(page, a!).click()
  await expect(page).toHaveURL(`${boardPath(line.id)}?task=${a!.id_text}`)
  const dialog = page.getByRole('dialog', { name: `Editar Task ${a!.id_text}` })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goto(`${boardPath(line.id)}?task=${a!.id_text}`)
  await expect(dialog).toBeVisible()
  await page.goto(`${boardPath(line.id)}?task=9-999`)
  await expect(page.getByText('Task not found')).toBeVisible()
  await expect(page).toHaveURL(boardPath(line.id))
})

test('filters and the search lie in the address', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a, b] = await addTasks(admin, line.id, ['Ponte de madeira', 'Viga', 'Outra coisa'])
  await setTask(site, a!.id, { assignee_id: 1, tipo: 'bug' })
  await setTask(site, b!.id, { meta: new Date(0), descricao: 'debaixo da ponte' })
  await openBoard(page, line.id)
  await page.getByRole('searchbox', { name: 'Procurar nas tarefas' }).fill('PONTE')
  await expectColumn(page, 'Backlog', ['Ponte de madeira', 'Viga'])
  await expect(page).toHaveURL(`${boardPath(line.id)}?q=PONTE`)
  await page.getByText('Minhas', { exact: true }).click()
  await expectColumn(page, 'Backlog', ['Ponte de madeira'])
  await expect(columnOf(page, 'Backlog')).toContainText('1 de 3')
  await page.reload()
  await expectColumn(page, 'Backlog', ['Ponte de madeira'])
  await page.getByRole('button', { name: 'Limpar os filtros' }).click()
  await page.getByText('Atrasadas', { exact: true }).click()
  await expectColumn(page, 'Backlog', ['Viga'])
  await page.goto(`${boardPath(line.id)}?type=bug`)
  await expectColumn(page, 'Backlog', ['Ponte de madeira'])
  await page.goto(`${boardPath(line.id)}?who=nobody`)
  await expectColumn(page, 'Backlog', ['Viga', 'Outra coisa'])
})

test('on a phone the filters are folded until they are wanted', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const line = await addLine(site)
  await openBoard(page, line.id)
  const late = page.getByText('Atrasadas', { exact: true })
  await expect(late).toBeHidden()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await late.click()
  await expect(page).toHaveURL(`${boardPath(line.id)}?late=true`)
  await page.reload()
  await expect(late).toBeVisible()
})

test('letters act until a switch turns them off', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a, b] = await addTasks(admin, line.id, ['A', 'B'])
  const [d] = await addTasks(admin, line.id, ['D'], 'inTest')
  await openBoard(page, line.id)
  await page.keyboard.press('j')
  await expect(linkOf(page, a!)).toBeFocused()
  await page.keyboard.press('j')
  await expect(linkOf(page, b!)).toBeFocused()
  await page.keyboard.press('k')
  await expect(linkOf(page, a!)).toBeFocused()
  await page.keyboard.press('4')
  await expect(linkOf(page, d!)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selecionado', { exact: true })).toBeVisible()
  await page.keyboard.press('n')
  await expect(columnOf(page, 'Em Testes').getByPlaceholder('Write a new task')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Procurar nas tarefas' })).toBeFocused()
  await linkOf(page, a!).focus()
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Usar as letras como atalhos' }).click()
  await page.keyboard.press('Escape')
  await linkOf(page, a!).focus()
  await page.keyboard.press('j')
  await expect(linkOf(page, a!)).toBeFocused()
  // The arrows still go from card to card.
  await page.keyboard.press('ArrowDown')
  await expect(linkOf(page, b!)).toBeFocused()
})

test('a column warns above its limit, folds, and keeps what was finished long ago behind a button', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['A', 'B'])
  const [old] = await addTasks(admin, line.id, ['Antiga', 'Nova'], 'Completed')
  await setTask(site, old!.id, { finished_at: new Date(Date.now() - 31 * 86_400_000) })
  await openBoard(page, line.id)
  await expectColumn(page, 'Concluído', ['Nova'])
  await expect(columnOf(page, 'Concluído').locator('header')).toContainText('2')
  await page.getByRole('button', { name: /^Mostrar mais/ }).click()
  await expectColumn(page, 'Concluído', ['Antiga', 'Nova'])
  const column = columnOf(page, 'Backlog')
  await column.getByRole('button', { name: 'Limite de Backlog' }).click()
  await page.getByLabel('Tarefas no máximo').fill('1')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(column).toContainText('Acima do limite de 1')
  await column.getByRole('button', { name: 'Recolher a coluna Backlog' }).click()
  await expect(column.getByRole('link')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Abrir a coluna Backlog' })).toBeVisible()
})

test('what one person does the others see within a second, also what was missed while cut off', async ({
  page,
  site,
  admin,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  const [d] = await addTasks(admin, line.id, ['D'], 'inProgress')
  const second = await context.newPage()
  await openBoard(second, line.id)
  await openBoard(page, line.id)
  await dragOver(page, cardOf(page, a!), cardOf(page, d!), 'lower')
  await expect(columnOf(second, 'Em Progresso').getByRole('heading', { level: 3 })).toHaveText(['D', 'A'], {
    timeout: 1500,
  })
  await addTasks(admin, line.id, ['Nova'])
  await expectColumn(second, 'Backlog', ['B', 'Nova'])
  await expectColumn(page, 'Backlog', ['B', 'Nova'])

  await context.setOffline(true)
  await addTasks(admin, line.id, ['Perdida'])
  await context.setOffline(false)
  await expectColumn(second, 'Backlog', ['B', 'Nova', 'Perdida'])
  await expectColumn(page, 'Backlog', ['B', 'Nova', 'Perdida'])
})

test('[BRD-04] what one drags by one process the other sees by another process on the same database', async ({
  page,
  browser,
  site,
  sessions,
  admin,
  complaints,
}) => {
  const line = await addLine(site)
  const [a, b] = await addTasks(admin, line.id, ['A', 'B'])
  const beside = await startBeside(site)
  try {
    complaints.allow(new RegExp(`^foreign host ${beside.origin}$`))
    const { cookies, origins } = sessions.admin
    const storageState = { cookies, origins: origins.map((one) => ({ ...one, origin: beside.origin })) }
    const elsewhere = await browser.newContext({ baseURL: beside.origin, storageState, viewport: page.viewportSize() })
    complaints.watch(elsewhere)
    const second = await elsewhere.newPage()
    for (const one of [page, second]) await openBoard(one, line.id)
    await dragOver(page, cardOf(page, b!), cardOf(page, a!))
    await expectColumn(second, 'Backlog', ['B', 'A'])
    await dragOver(second, cardOf(second, b!), columnOf(second, 'Em Progresso').getByRole('list'))
    await expectColumn(page, 'Em Progresso', ['B'])
    await expectColumn(page, 'Backlog', ['A'])
    expect(await storedColumn(admin, line.id, 'inProgress')).toEqual(['B'])
    await elsewhere.close()
  } finally {
    await stopSite(beside, { keep: true })
  }
})

test('a tab that nobody sees lets its stream go after a minute, and catches up when it is seen', async ({
  page,
  site,
  admin,
}) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['A'])
  await page.clock.install()
  await page.addInitScript(() => {
    const streams: EventSource[] = []
    const Real = EventSource
    Object.assign(window, {
      streams,
      EventSource: class extends Real {
        constructor(...input: ConstructorParameters<typeof Real>) {
          super(...input)
          streams.push(this)
        }
      },
    })
  })
  const open = () =>
    page.evaluate(() => {
      const { streams } = window as unknown as { streams: EventSource[] }
      return streams.filter(({ readyState, CLOSED }) => readyState !== CLOSED).length
    })
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await openBoard(page, line.id)
  await expect.poll(open).toBe(1)
  await show('hidden')
  await page.clock.fastForward(30_000)
  expect(await open()).toBe(1)
  await show('visible')
  await page.clock.fastForward(45_000)
  expect(await open()).toBe(1)
  await show('hidden')
  await page.clock.fastForward(61_000)
  await expect.poll(open).toBe(0)
  await addTasks(admin, line.id, ['Enquanto isso'])
  await show('visible')
  await expectColumn(page, 'Backlog', ['A', 'Enquanto isso'])
  await expect.poll(open).toBe(1)
})

test('of a board of 5,000 tasks only what is in view is in the document, and keys reach its end', async ({
  page,
  site,
}) => {
  const line = await addLine(site)
  await queryDatabase(
    site,
    `insert into tasks (project_id, number, id_text, nome, status, position)
     select $1::int, n, $1::int || '-' || n, 'Tarefa ' || n, case when n <= 3000 then 'inBacklog' else 'inTest' end, n
     from generate_series(1, 5000) n`,
    [line.id],
  )
  await openBoard(page, line.id)
  await expect(columnOf(page, 'Backlog').locator('header')).toContainText('3000')
  expect(await page.locator('[data-card]').count()).toBeLessThan(80)
  await columnOf(page, 'Backlog').getByRole('link', { name: 'Tarefa 1', exact: true }).focus()
  const held = page.getByRole('link', { name: 'Tarefa 1', exact: true })
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect(held).toBeFocused()
  await expect(held).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[aria-live="assertive"]')).toHaveText('Backlog, posição 2999 de 3000')
  await expect(held).toBeFocused()
  await page.keyboard.press('Enter')
  await expect
    .poll(() =>
      queryDatabase(
        site,
        `select nome from tasks where project_id = $1 and status = 'inBacklog' order by position desc limit 2`,
        [line.id],
      ),
    )
    .toEqual([{ nome: 'Tarefa 3000' }, { nome: 'Tarefa 1' }])
  expect(await page.locator('[data-card]').count()).toBeLessThan(80)
})

test('who loses the line is told so and led back to the list', async ({ browser, site, sessions, admin }) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['A'])
  await queryDatabase(site, 'insert into project_members (project_id, user_id) values ($1, 2)', [line.id])
  const context = await browser.newContext({ storageState: sessions.staff, baseURL: site.origin })
  const page = await context.newPage()
  await openBoard(page, line.id)
  await expectColumn(page, 'Backlog', ['A'])
  await queryDatabase(site, 'delete from project_members where project_id = $1', [line.id])
  await expect(page.getByText('Esta linha não está mais aqui')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ir para Production Line' }).click()
  await expect(page).toHaveURL('/dashboard/production-line')
  await context.close()
})

test('is accessible in every width and both schemes', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  await setTask(site, a!.id, { meta: new Date(0), prioridade: 3, assignee_id: 1, descricao: 'Algo' })
  await addTasks(admin, line.id, ['D'], 'inTest')
  await openBoard(page, line.id)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, { dark: width !== 768 })
  }
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 412, height: 800 }, hasTouch: true })

  test('[BRD-04] a long touch drags a card, a quick one scrolls', async ({ page, site, admin, context }) => {
    const line = await addLine(site)
    const [a, b] = await addTasks(admin, line.id, ['A', 'B', 'C'])
    await openBoard(page, line.id)
    const cdp = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      })
    await cardOf(page, a!).scrollIntoViewIfNeeded()
    const from = (await cardOf(page, a!).boundingBox())!
    const to = (await cardOf(page, b!).boundingBox())!
    const x = from.x + from.width / 2
    await touch('touchStart', x, from.y + 30)
    await expect(cardOf(page, a!)).toHaveAttribute('data-dragged', 'true')
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', x, from.y + 30 + ((to.y + to.height * 0.8 - from.y - 30) * step) / 8)
    await touch('touchEnd')
    await expectColumn(page, 'Backlog', ['B', 'A', 'C'])
    await expect.poll(() => storedColumn(admin, line.id, 'inBacklog')).toEqual(['B', 'A', 'C'])

    const board = page.locator('[data-board]')
    const left = await board.evaluate(({ scrollLeft }) => scrollLeft)
    await touch('touchStart', x, from.y + 30)
    for (let step = 1; step <= 8; step++) await touch('touchMove', x - 15 * step, from.y + 30)
    await touch('touchEnd')
    await expect.poll(() => board.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(left + 50)
    expect(await storedColumn(admin, line.id, 'inBacklog')).toEqual(['B', 'A', 'C'])
  })
})
