import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { addLine, addTasks, boardPath, setTask } from './production.ts'
import { expect, expectAccessible, test } from './site.ts'

test.describe('the admin', () => {
  test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

  test('[BRD-08] the backlog lists all tasks, and saves status and type at once', async ({ page, site, admin }) => {
    const line = await addLine(site)
    const [a, b] = await addTasks(admin, line.id, ['Primeira', 'Segunda'], 'inTest')
    await setTask(site, a!.id, { prioridade: 2, tipo: 'bug' })
    await page.goto(`${boardPath(line.id)}?tab=backlog`)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['ID', 'Prioridade', 'Status', 'Nome', 'Update', 'Tipo'])
    await expect(table.getByRole('rowheader')).toHaveText(['Segunda', 'Primeira'])
    const row = table.getByRole('row').filter({ hasText: 'Primeira' })
    await expect(row.getByRole('cell')).toHaveText([
      a!.id_text,
      'Média',
      'Em Testes',
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
      'bug',
    ])
    const stored = () =>
      queryDatabase(site, 'select projectstatus, projectline from production_lines where project_id = $1', [line.id])
    await page.getByLabel('Status').first().click()
    await expect(page.getByRole('option')).toHaveText([
      'In Progress',
      'Pending',
      'On Hold',
      'Completed',
      'Needs External Requirements',
      'Canceled',
    ])
    await page.getByRole('option', { name: 'On Hold' }).click()
    await expect.poll(stored).toMatchObject([{ projectstatus: 'onhold' }])
    await page.getByRole('main').getByLabel('Tipo').last().click()
    await expect(page.getByRole('option')).toHaveText(['relative', 'enterprises', 'Elaboration', 'Finished'])
    await page.getByRole('option', { name: 'enterprises' }).click()
    await expect.poll(stored).toMatchObject([{ projectline: 'enterprises' }])

    // What somebody else sets shows, also where it is what stood there before.
    await admin.post('/api/v1/update-projetc-line-status', { data: { id: line.id, status: 'pending' } })
    await expect(page.getByLabel('Status').first()).toHaveValue('Pending')

    await page.getByPlaceholder('Write a new task').fill('  ')
    await page.getByPlaceholder('Write a new task').press('Enter')
    await page.getByPlaceholder('Write a new task').fill('Terceira')
    await page.getByPlaceholder('Write a new task').press('Enter')
    await expect(table.getByRole('rowheader')).toHaveText(['Terceira', 'Segunda', 'Primeira'])

    const body = { id: b!.id, isRemove: true }
    await admin.post('/api/v1/line-task', { multipart: { task: JSON.stringify(body) } })
    await expect(table.getByRole('rowheader')).toHaveText(['Terceira', 'Primeira'])
    await page.getByRole('button', { name: 'Excluídas' }).click()
    await page.getByRole('button', { name: `Trazer de volta ${b!.id_text}` }).click()
    await page.keyboard.press('Escape')
    await expect(table.getByRole('rowheader')).toHaveText(['Terceira', 'Segunda', 'Primeira'])

    await setTask(site, a!.id, { status: 'forDevelopment', updated_at: systemClock.now() })
    await expectAccessible(page, { dark: true })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await expect(table).toHaveCount(0)
    await expectAccessible(page)
    // The longest facts stay within their card.
    const card = page.getByRole('listitem').filter({ hasText: 'Para Desenvolvimento' })
    await expect(card).toContainText('Prioridade média')
    expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    for (const row of await card.getByRole('paragraph').all())
      expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Terceira',
      'Segunda',
      'Primeira',
    ])
    await page.getByRole('link', { name: 'Primeira' }).click()
    await expect(page).toHaveURL(`${boardPath(line.id)}?tab=backlog&task=${a!.id_text}`)
  })
})
