import type { Page } from '@playwright/test'
import { nowMs } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { failCalls, holdCall } from './network.ts'
import { addLine, addTasks, boardPath, columnOf, expectColumn, linkOf, setTask } from './production.ts'
import { expect, test } from './site.ts'

test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

async function openBoard(page: Page, line: number, query = '') {
  await page.goto(boardPath(line) + query)
  await expect(page.locator('[data-board]')).toBeVisible()
}

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

test('a search that fails says so instead of showing all tasks as found', async ({ page, site, admin, complaints }) => {
  complaints.allow(/status of 409 .*line-search/)
  const line = await addLine(site)
  await addTasks(admin, line.id, ['Ponte', 'Viga'])
  await openBoard(page, line.id)
  const mend = await failCalls(page, '/line-search?*', 409, 'Agora não dá.')
  await page.getByRole('searchbox', { name: 'Procurar nas tarefas' }).fill('ponte')
  const failure = page.getByRole('alert').filter({ hasText: 'A busca não veio' })
  await expect(failure).toContainText('Agora não dá.')
  await expect(page.getByRole('heading', { name: 'Viga' })).toHaveCount(0)
  const show = (tab: string) => page.getByText(tab, { exact: true }).last().click()
  await show('Back Log')
  await expect(failure).toBeVisible()
  await mend()
  await failure.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('1 tarefa', { exact: true })).toBeVisible()
  await show('Board')
  await expectColumn(page, 'Backlog', ['Ponte'])
})

test('a line opened with a search shows nothing as found before its answer', async ({ page, site, admin }) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['Ponte', 'Viga'])
  const answer = await holdCall(page, '/line-search?*')
  const asked = page.waitForRequest('**/line-search?*')
  await page.goto(`${boardPath(line.id)}?q=ponte`)
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(line.title)
  await expect(page.getByRole('status', { name: 'Carregando o quadro…' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Viga' })).toHaveCount(0)
  answer()
  await expectColumn(page, 'Backlog', ['Ponte'])
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
  await page.getByRole('button', { name: 'Atalhos do teclado' }).click()
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
  await setTask(site, old!.id, { finished_at: new Date(nowMs() - 31 * 86_400_000) })
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

test('a board that one comes back to is not sent again while it holds', async ({ page, site, admin }) => {
  const line = await addLine(site)
  await addTasks(admin, line.id, ['Fica'])
  const statusOf = async (go: () => Promise<unknown>) => {
    const answered = page.waitForResponse((response) => response.url().includes(`/line-board?id=${line.id}`))
    await go()
    return (await answered).status()
  }
  const leave = async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await expect(page.locator('[data-board]')).toHaveCount(0)
  }
  const comeBack = async () => {
    await page.goBack()
    await expect(page.locator('[data-board]')).toBeVisible()
  }
  expect(await statusOf(() => openBoard(page, line.id))).toBe(200)
  await leave()
  expect(await statusOf(comeBack)).toBe(304)
  await expectColumn(page, 'Backlog', ['Fica'])
  await leave()
  await addTasks(admin, line.id, ['Nova'])
  expect(await statusOf(comeBack)).toBe(200)
  await expectColumn(page, 'Backlog', ['Fica', 'Nova'])
})
