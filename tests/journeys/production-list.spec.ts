import { systemClock } from '#clock.ts'
import { queryDatabase } from './database.ts'
import { failCalls, holdCall } from './network.ts'
import { addLine, addTasks, boardPath, setTask } from './production.ts'
import { expect, expectAccessible, test } from './site.ts'

const LIST = '/dashboard/production-line'

test.describe('the admin', () => {
  test.use({ as: 'admin', viewport: { width: 1440, height: 900 } })

  test('[PLN-01] [PLN-02] [PLN-04] sees the lines in four sections, sorted by status, with their badges', async ({
    page,
    site,
  }) => {
    const statuses = ['canceled', 'inprogress', 'completed', 'onhold', 'pending', 'needsexternalrequirements']
    const lines = await Promise.all(
      statuses.map((projectstatus) => addLine(site, { projectline: 'relative', projectstatus })),
    )
    const finished = await addLine(site, { projectline: 'finished', projectstatus: 'completed' })
    const letGo = await holdCall(page, '/production-line')
    await page.goto(LIST)
    await expect(page).toHaveTitle('[PL] Production Line')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('[PL] Production Line')
    await expect(page.getByRole('status', { name: 'Carregando as linhas…' })).toBeVisible()
    letGo()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Relatives',
      'Enterprises',
      'Projects eLab',
      'Finished',
    ])
    const relatives = page.getByRole('region', { name: 'Relatives' })
    const own = relatives.getByRole('listitem').filter({ hasText: /Linha de teste/ })
    await expect(own.locator('[data-status]')).toHaveText([
      'In Progress',
      'Pending',
      'On Hold',
      'Needs External Requirements',
      'Completed',
      'Canceled',
    ])
    const [canceled, active] = lines
    await expect(relatives.getByRole('link', { name: `${canceled!.id} / ${canceled!.title}` })).toBeVisible()
    const card = page
      .getByRole('region', { name: 'Finished' })
      .getByRole('listitem')
      .filter({ hasText: finished.title })
    await expect(card).toContainText(`${finished.id} / ${finished.title}`)
    await expect(card).toContainText('Sem tarefas')
    await relatives.getByRole('link', { name: `${active!.id} / ${active!.title}` }).click()
    await expect(page).toHaveURL(boardPath(active!.id))
  })

  test('[PLN-02] a line whose status is unknown is the last of its section, with a secondary badge', async ({
    page,
    site,
  }) => {
    const [unknown, held] = await Promise.all(
      ['inprogress', 'onhold', 'canceled'].map((projectstatus) =>
        addLine(site, { projectline: 'enterprises', projectstatus }),
      ),
    )
    await page.route('**/api/v1/production-line', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const line of body.data) if (line.id === unknown!.id) line.projectstatus = 'archived'
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto(LIST)
    const cards = page.getByRole('region', { name: 'Enterprises' }).getByRole('listitem')
    await expect(cards.last()).toContainText(unknown!.title)
    const badge = cards.last().locator('[data-status]')
    await expect(badge).toHaveText('archived')
    const colorOf = (one: typeof badge) => one.evaluate((node) => getComputedStyle(node).backgroundColor)
    const secondary = cards.filter({ hasText: held!.title }).locator('[data-status]')
    expect(await colorOf(badge)).toBe(await colorOf(secondary))
  })

  test('[PLN-03] sees what is in progress and what comes next, by project, and only their own by a switch', async ({
    page,
    site,
    admin,
  }) => {
    const line = await addLine(site)
    const [task, bug, feature] = await addTasks(admin, line.id, ['Uma', 'Duas', 'Três'], 'inProgress')
    await addTasks(admin, line.id, ['Depois'], 'forDevelopment')
    await setTask(site, bug!.id, { tipo: 'bug', assignee_id: 1 })
    await setTask(site, feature!.id, { tipo: 'feature' })
    await queryDatabase(
      site,
      "insert into task_comments (task_id, user_id, comment, html) values ($1, 1, 'Oi', '<p>Oi</p>'), ($1, 1, 'Oi', '<p>Oi</p>')",
      [task!.id],
    )
    await page.goto(LIST)
    const group = page.getByRole('region', { name: line.title, exact: true })
    await expect(page.getByRole('tab', { name: 'In Progress' })).toHaveAttribute('aria-selected', 'true')
    const row = (text: string) => group.getByRole('listitem').filter({ hasText: text })
    await expect(row('Uma')).toContainText(task!.id_text)
    await expect(row('Uma')).toContainText('2 comentários')
    for (const [text, kind, color, radius] of [
      ['Uma', 'task', 'rgb(31, 75, 216)', '1px'],
      ['Duas', 'bug', 'rgb(192, 57, 43)', '50%'],
      ['Três', 'feature', 'rgb(224, 168, 0)', '1px'],
    ] as const) {
      const mark = row(text).getByRole('img', { name: kind })
      await expect(mark).toHaveCSS('background-color', color)
      await expect(mark).toHaveCSS('border-radius', radius)
    }
    await page.getByRole('switch', { name: 'Só minhas' }).click()
    await expect(group.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(group.getByRole('listitem')).toHaveText(/Duas/)
    await page.getByRole('switch', { name: 'Só minhas' }).click()
    await page.getByRole('tab', { name: 'For Development' }).click()
    await row('Depois').click({ position: { x: 5, y: 5 } })
    await expect(page).toHaveURL(boardPath(line.id))
  })

  test('[PLN-03] sees their own tasks also behind a thousand newer ones of others', async ({ page, site, admin }) => {
    const line = await addLine(site)
    const [own] = await addTasks(admin, line.id, ['A minha'], 'inProgress')
    await setTask(site, own!.id, { assignee_id: 1 })
    await queryDatabase(
      site,
      `insert into tasks (project_id, number, id_text, nome, status, position)
        select $1::int, n + 1, $1::int || '-' || n + 1, 'Outra', 'inProgress', n from generate_series(1, 1000) n`,
      [line.id],
    )
    await page.goto(LIST)
    await page.getByRole('switch', { name: 'Só minhas' }).click()
    const group = page.getByRole('region', { name: line.title, exact: true })
    await expect(group.getByRole('listitem')).toHaveText([/A minha/])
    await queryDatabase(site, 'delete from projects where id = $1', [line.id])
  })

  test('[PLN-04] sees the whole team’s lines by a switch', async ({ page, site }) => {
    const line = await addLine(site, { id_user: 2 })
    await page.goto(LIST)
    const link = page.getByRole('link', { name: `${line.id} / ${line.title}` })
    await expect(page.getByRole('region', { name: 'Relatives' })).toBeVisible()
    await expect(link).toHaveCount(0)
    await page.getByRole('switch', { name: 'Toda a equipe' }).click()
    await expect(link).toBeVisible()
  })

  test('a list that does not come says so, and comes when it is tried again', async ({ page, complaints }) => {
    complaints.allow(/status of 400/)
    const mend = await failCalls(page, '/production-line', 400, 'Agora não.')
    await page.goto(LIST)
    await expect(page.getByText('As linhas não vieram')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { name: 'Relatives' })).toBeVisible()
  })

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
    await page.getByRole('button', { name: 'Removidas' }).click()
    await page.getByRole('button', { name: `Trazer de volta ${b!.id_text}` }).click()
    await page.keyboard.press('Escape')
    await expect(table.getByRole('rowheader')).toHaveText(['Terceira', 'Segunda', 'Primeira'])

    await setTask(site, a!.id, { status: 'forDevelopment', updated_at: systemClock.now() })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await expect(table).toHaveCount(0)
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

  test('list and backlog are accessible in every width and both schemes', async ({ page, site, admin }) => {
    const line = await addLine(site)
    await addTasks(admin, line.id, ['Uma', 'Bem acessível'], 'inProgress')
    for (const path of [LIST, `${boardPath(line.id)}?tab=backlog`]) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Bem acessível' })).toBeVisible()
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page, { dark: width === 1440 })
      }
    }
  })
})

test.describe('a member of staff', () => {
  test.use({ as: 'staff' })

  test('[PLN-04] sees only the lines that are theirs or shared with them', async ({ page, site, complaints }) => {
    complaints.allow(/status of 404/)
    const [own, shared, foreign] = [await addLine(site, { id_user: 2 }), await addLine(site), await addLine(site)]
    await queryDatabase(site, 'insert into project_members (project_id, user_id) values ($1, 2)', [shared.id])
    await page.goto(LIST)
    for (const { id, title } of [own, shared])
      await expect(page.getByRole('link', { name: `${id} / ${title}` })).toBeVisible()
    await expect(page.getByRole('link', { name: `${foreign.id} / ${foreign.title}` })).toHaveCount(0)
    await page.goto(boardPath(foreign.id))
    await expect(page.getByText('Esta linha não está mais aqui')).toBeVisible()
  })
})
