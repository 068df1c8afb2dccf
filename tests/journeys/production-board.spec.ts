import type { Locator, Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { failCalls, holdCall } from './network.ts'
import { makePicture } from './pictures.ts'
import { addLine, addTasks, boardPath, cardOf, columnOf, expectColumn, setTask, storedColumn } from './production.ts'
import { expect, expectAccessible, test } from './site.ts'

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

test('[BRD-05] [BRD-06] a card shows its task', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a, b, c] = await addTasks(admin, line.id, ['Atrasada', 'Sem prazo', 'Com passos'])
  const [done] = await addTasks(admin, line.id, ['Feita tarde'], 'Completed')
  const past = new Date(nowMs() - 3 * 86_400_000)
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
  // Without subtasks it is 100, and so is the bar.
  await expect(late.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  const widths = (card: Locator) =>
    card
      .getByRole('progressbar')
      .evaluate((bar) => [bar.clientWidth, (bar.firstElementChild as HTMLElement).offsetWidth, bar.clientHeight])
  const [whole, filled, height] = await widths(late)
  expect([filled, height]).toEqual([whole, (await widths(cardOf(page, c!)))[2]])
  expect(whole).toBeGreaterThan(100)
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

test('is accessible in every width and both schemes', async ({ page, site, admin }) => {
  const line = await addLine(site)
  const [a] = await addTasks(admin, line.id, ['A', 'B'])
  await setTask(site, a!.id, { meta: new Date(0), prioridade: 3, assignee_id: 1, descricao: 'Algo' })
  await addTasks(admin, line.id, ['D'], 'inTest')
  await openBoard(page, line.id)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, { dark: width === 1440 })
  }
})
